// Runs a WebAssembly module for WASI, each time from its start.
import { failed } from './protocol';
import { serve } from './serve';
import { objection, runOnText } from './wasi-program';

let program: WebAssembly.Module | null = null;

serve<object>(
  ({ module }, _, answer) => {
    program = module;
    const why = module && objection(module);
    answer(why ? failed(why.reason, why.detail) : { kind: 'ready' });
  },
  (ask, run) => program && run.answer(runOnText(program, ask, run)),
);
