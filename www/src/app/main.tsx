import './style.css';
import { stage } from '../board/board-input';
import { page } from '../game';
import { createApp } from './create-app';
import { sendOn } from './to-class';

if (!sendOn()) createApp();

// For tests and for the curious: `boardlab.engines.session.ask('trap', null)` ends an engine the hard way.
Object.assign(globalThis, { boardlab: { ...page, stage } });
