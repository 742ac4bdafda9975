// A robot's turn: it is started with the names of an input and an output file, as the statement says. In JavaScript it
// may be a function.
import { isForNode } from '../../../engine/programs/node-style';
import type { Fault, Program, RunRequest, RunResult } from '../../../engine/programs/program';

/** Those of the command line. */
const INPUT = 'input.txt';
const OUTPUT = 'output.txt';
const NO_FILE: Fault = { failure: 'no-file', cause: { kind: 'noFile', detail: OUTPUT }, line: null };

export type RobotTurn = { output: string; errors: string; fault: Fault | null };

/** What runs a program. */
type Runs = { load(program: Program): Promise<Fault | null>; run(request: RunRequest): Promise<RunResult> };

/** A robot in a match. What it leaves in its folder is there in the next turn. */
export class Robot {
  private folder: Readonly<Record<string, string>> = {};

  constructor(
    private readonly program: Program,
    private readonly runner: Runs,
  ) {}

  /** Begins a match; resolves with why the program cannot run, or with null. */
  begin(): Promise<Fault | null> {
    this.folder = {};
    return this.runner.load(this.program);
  }

  async turn(input: string): Promise<RobotTurn> {
    const { program } = this;
    if (program.language === 'javascript' && !isForNode(program.source)) return this.runner.run({ input });
    const { [OUTPUT]: _, ...kept } = this.folder;
    const result = await this.runner.run({ input: '', args: [INPUT, OUTPUT], files: { ...kept, [INPUT]: input } });
    this.folder = result.files;
    const { [OUTPUT]: output } = result.files;
    const { errors } = result;
    if (result.fault || output !== undefined) return { output: output ?? '', errors, fault: result.fault };
    return { output: '', errors, fault: NO_FILE };
  }
}
