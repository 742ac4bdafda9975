// What only some engines can do, by whose it is: a game's, or that of a part of the page which has a worker to itself.
import type { KnightsCalls } from './knights';
import type { PrintedCalls } from './printed';
import type { PursuitCalls } from './pursuit';
import type { ScenesCalls } from './scenes';
import type { SolitaireCalls } from './solitaire';
import type { TheoryCalls } from './theory';
import type { WorkbenchCalls } from './workbench';

export type OwnCalls = {
  knights: KnightsCalls;
  printed: PrintedCalls;
  pursuit: PursuitCalls;
  scenes: ScenesCalls;
  solitaire: SolitaireCalls;
  theory: TheoryCalls;
  workbench: WorkbenchCalls;
};
export type Owner = keyof OwnCalls;
