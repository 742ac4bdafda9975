// What a class sees, for its own part of the page.
import { classView } from '../../game';

export * from '../../game/class-view';
export { classView };
export const classState = classView.state;
