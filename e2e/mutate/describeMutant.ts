import type { Mutant } from './listMutants';

/** How many lines are shown around a fault, and at most of the code that it replaces. */
const LINES = { around: 2, replaced: 4 };

const mark = (sign: string, text: string) => text.split('\n').map((line) => `  ${sign} ${line}`);

/** A fault as its name and the lines that it changes: `-` as they are, `+` with it. */
export function describeMutant(script: string, { start, end, code, name }: Mutant): string {
  const first = script.lastIndexOf('\n', start - 1) + 1;
  const last = script.indexOf('\n', end);
  const replaced = mark('-', script.slice(first, last));
  const rest = replaced.length > LINES.replaced ? mark('-', '…') : [];
  return [
    name,
    ...mark(' ', script.slice(0, first - 1)).slice(-LINES.around),
    ...replaced.slice(0, LINES.replaced),
    ...rest,
    ...mark('+', script.slice(first, start) + code + script.slice(end, last)),
    ...mark(' ', script.slice(last + 1)).slice(0, LINES.around),
  ].join('\n');
}
