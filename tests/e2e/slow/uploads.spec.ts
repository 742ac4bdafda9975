// A new build that arrives in two steps: each order on the kind of host that ../uploads.spec.ts leaves out.
import { OTHER_HALF, uploads } from '../uploads';

uploads(OTHER_HALF);
