import type { OtherDateLibrary } from '../../../shared/demo/dateLibraries';
import { UntranslatableError } from './untranslatable';

/** A part of a format: a token, or text that stays as it is. */
interface FormatPart {
  text: string;
  kind: 'token' | 'plain' | 'escaped';
}

/** What Day.js reads with the plugins that its adapter loads: longer tokens first. */
const PART =
  /\[([^\]]+)\]|LTS?|L{1,4}|l{1,4}|Y{1,4}|M{1,4}|D(?=Do)|Do|D{1,2}|d{1,4}|H{1,2}|h{1,2}|A|a|m{1,2}|s{1,2}|Z{1,2}|z{1,3}|SSS|S|Q|wo|w{1,2}|W{1,2}|g{4}|G{4}|X|x|k{1,2}/g;

/** Tokens that have the same meaning in all libraries, or in all but Moment.js another letter. */
const COMMON: Readonly<Record<string, string>> = {
  YY: 'yy',
  YYYY: 'yyyy',
  M: 'M',
  MM: 'MM',
  MMM: 'MMM',
  MMMM: 'MMMM',
  D: 'd',
  DD: 'dd',
  H: 'H',
  HH: 'HH',
  h: 'h',
  hh: 'hh',
  m: 'm',
  mm: 'mm',
  s: 's',
  ss: 'ss',
  SSS: 'SSS',
  A: 'a',
};

const DATE_FNS: Readonly<Record<string, string>> = {
  ...COMMON,
  Do: 'do',
  dd: 'EEEEEE',
  ddd: 'EEE',
  dddd: 'EEEE',
  a: 'aaa',
  Q: 'Q',
  Z: 'xxx',
  ZZ: 'xx',
  X: 't',
  x: 'T',
};

const LUXON: Readonly<Record<string, string>> = {
  ...COMMON,
  ddd: 'ccc',
  dddd: 'cccc',
  Q: 'q',
  Z: 'ZZ',
  ZZ: 'ZZZ',
  X: 'X',
  x: 'x',
};

const MOMENT: Readonly<Record<string, string>> = Object.fromEntries(
  [...Object.keys(DATE_FNS), 'd', 'L', 'LL', 'LLL', 'LLLL', 'LT', 'LTS', 'k', 'kk'].map((token) => [
    token,
    token,
  ]),
);

const TOKENS: Readonly<Record<OtherDateLibrary, Readonly<Record<string, string>>>> = {
  'date-fns': DATE_FNS,
  luxon: LUXON,
  moment: MOMENT,
};

/** Tokens whose text is a word of a language. */
const WORDS = /^(MMMM?|d{2,4}|A|a|Do|L.*)$/;

/** Letters that Moment.js reads as tokens and Day.js does not. */
const MOMENT_LETTERS = /[eENyoYMDdHhaAmsZSQwWgGXxkLlz]/;

function parseFormat(format: string): FormatPart[] {
  const parts: FormatPart[] = [];
  let end = 0;
  for (const match of format.matchAll(PART)) {
    if (match.index > end) {
      parts.push({ text: format.slice(end, match.index), kind: 'plain' });
    }
    parts.push(
      match[1] === undefined ? { text: match[0], kind: 'token' } : { text: match[1], kind: 'escaped' },
    );
    end = match.index + match[0].length;
  }
  if (end < format.length) {
    parts.push({ text: format.slice(end), kind: 'plain' });
  }
  return parts;
}

/** The text in quotes of date-fns and Luxon. */
function quote(text: string, library: OtherDateLibrary): string {
  if (text.includes("'") && (library === 'luxon' || /^'|'$/.test(text))) {
    throw new UntranslatableError('The library cannot write this apostrophe.');
  }
  return `'${text.replaceAll("'", "''")}'`;
}

/** Text that stays as it is; only words need quotes if the author gave the text none. */
function writeConstant({ text, kind }: FormatPart, library: OtherDateLibrary): string {
  if (/[[\]]/.test(text) || (kind === 'plain' && text.includes("'"))) {
    throw new UntranslatableError('Write constant text in square brackets.');
  }
  if (library === 'moment') {
    return kind === 'escaped' || MOMENT_LETTERS.test(text) ? `[${text}]` : text;
  }
  return kind === 'escaped'
    ? quote(text, library)
    : // From the first letter to the last: `', T at ' -> ", 'T at' "`
      text.replace(/[a-z]([^]*[a-z])?/i, (words) => quote(words, library));
}

function writeToken(token: string, library: OtherDateLibrary): string {
  const written = Object.hasOwn(TOKENS[library], token) ? TOKENS[library][token] : undefined;
  if (written === undefined) {
    throw new UntranslatableError(`\`${token}\` of a format has no equal.`);
  }
  return written;
}

/**
 * Translates a format of Day.js.
 *
 * @returns what gives the same text: `'D MMMM YYYY' -> 'd MMMM yyyy'`
 * @throws UntranslatableError for tokens that the library does not have
 */
export function translateFormat(format: string, library: OtherDateLibrary): string {
  let translated = '';
  let previous: FormatPart | undefined;
  for (const part of parseFormat(format)) {
    const isToken = part.kind === 'token';
    const written = isToken ? writeToken(part.text, library) : writeConstant(part, library);
    if (isToken && previous?.kind === 'token' && translated.at(-1) === written[0]) {
      throw new UntranslatableError(`\`${previous.text}${part.text}\` would be one token.`);
    }
    // Two quoted texts beside each other would be one with an apostrophe.
    const isOneText = !isToken && previous && translated.endsWith("'") && written.startsWith("'");
    translated = isOneText ? translated.slice(0, -1) + written.slice(1) : translated + written;
    previous = part;
  }
  return translated;
}

/** True for a format whose text depends on the language. */
export function hasWords(format: string): boolean {
  return parseFormat(format).some(({ text, kind }) => kind === 'token' && WORDS.test(text));
}
