import './style.css';
import { stage } from '../board/board-input';
import { page } from '../game';
import { createOwn } from './create-own';

createOwn();

// For tests and for the curious.
Object.assign(globalThis, { boardlab: { ...page, stage } });
