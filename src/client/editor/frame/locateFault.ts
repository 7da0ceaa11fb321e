/** How the names of edited files begin in stacks. */
export const CODE_PREFIX = 'edited-code/';

const PLACE = /edited-code\/([^:\s]+):(\d+)/;

/**
 * Finds the place in edited code where something was thrown.
 *
 * `'at D (edited-code/D.tsx:12:5)' -> { file: 'D.tsx', line: 12 }`
 *
 * @returns nothing where the stack names no edited file
 */
export function locateFault(stack: string | undefined): { file?: string; line?: number } {
  const [, file, line] = PLACE.exec(stack ?? '') ?? [];
  return file === undefined ? {} : { file, line: Number(line) };
}
