// The judge of Solitaire Chess as a module, for the worker of a program, which can load nothing.
import address from '../../../pkg/referee/engine_referee_bg.wasm?url';
import { bytesOf } from '../../platform/served';

export const judgeModule = (): Promise<Uint8Array<ArrayBuffer>> => bytesOf(address);
