/** The position of a message in a pasted text, counted in letters and digits. */
interface Match {
  start: number;
  end: number;
  /** How many of its letters and digits are the message's own, not filled in. */
  letters: number;
}

/** What the packages fill in at run time: `{field}`, `{…}`; `autoHeight={true}` is text. */
const PLACEHOLDER = /\{(?!(?:true|false)\})[\w…]+\}/;

/** A part of this many letters tells a message from others by itself. */
const TELLING = 12;

/** Shorter texts, such as the `found` at the end of a sentence, occur everywhere. */
const SHORTEST = 6;

/**
 * Letters and digits in small: quotes, line breaks and indentation change on the way from the console.
 *
 * `'the `rowCount`\n prop' -> 'therowcountprop'`
 */
export function reduceText(text: string): string {
  return text
    .replace(/\\[nrt]/g, ' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The literal parts of a message between what is filled in, line by line, without the suite's name. */
export function splitTemplate(template: string): string[] {
  return template
    .replace(/^MUI( X[^:{]*)?: /, '')
    .split('\n')
    .flatMap((line) => line.split(PLACEHOLDER))
    .map(reduceText)
    .filter(Boolean);
}

/**
 * Looks for a message in a text that was pasted: what surrounds it is of no matter, and it may be cut off.
 *
 * @param parts of `splitTemplate`
 * @param pasted of `reduceText`
 * @returns from the first part to the last that is there, or undefined when too few are
 */
export function matchMessage(parts: readonly string[], pasted: string): Match | undefined {
  let start = -1;
  let end = 0;
  let letters = 0;
  let isTelling = false;
  for (const part of parts) {
    const position = pasted.indexOf(part, end);
    if (position >= 0) {
      start = start < 0 ? position : start;
      end = position + part.length;
      letters += part.length;
      isTelling ||= part.length >= TELLING;
    } else if (start < 0) {
      return undefined; // What follows the first sentence is shared by many messages.
    }
  }
  const isWhole = letters === parts.join('').length;
  return isTelling || (isWhole && letters >= SHORTEST) ? { start, end, letters } : undefined;
}

/** Whether another match says more about the same place: the message is a part of that one, or begins like it. */
export function isCovered({ start, end, letters }: Match, others: readonly Match[]): boolean {
  return others.some((other) => other.start <= start && other.end >= end && other.letters > letters);
}
