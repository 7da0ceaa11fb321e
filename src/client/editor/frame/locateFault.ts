/** How the names of edited files begin in stacks. */
const CODE_PREFIX = 'edited-code/';

const PLACE = /edited-code\/(\d+)\/([^:\s]+):(\d+)/;

/** Where something was thrown in edited code. */
interface FaultPlace {
  /** The run that evaluated the code. */
  run: number;
  file: string;
  /** From 1. */
  line: number;
}

/** The name of a file of edited code in stacks. */
export function getSourceUrl(run: number, file: string): string {
  return `${CODE_PREFIX}${run}/${file}`;
}

/**
 * Finds the place in edited code where something was thrown.
 *
 * `'at D (edited-code/3/D.tsx:12:5)' -> { run: 3, file: 'D.tsx', line: 12 }`
 *
 * @returns undefined where the stack names no edited file
 */
export function locateFault(stack: string | undefined): FaultPlace | undefined {
  const [, run, file, line] = PLACE.exec(stack ?? '') ?? [];
  return file === undefined ? undefined : { run: Number(run), file, line: Number(line) };
}
