import './style.css';
import { stage } from '../board/board-input';
import { classView } from '../features/teach/class-view';
import { page } from '../game';
import { createClass } from './create-class';

createClass();

// For tests and for the curious.
Object.assign(globalThis, { boardlab: { ...page, state: { ...page.state, ...classView.state }, classView, stage } });
