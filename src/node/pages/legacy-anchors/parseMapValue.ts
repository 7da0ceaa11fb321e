import { normalizeSpace } from '../../base/texts/normalizeSpace';

/** What a map says about a heading or a name of the existing documentation. */
export type MapValue =
  /** The id of a heading of the same page. */
  | { kind: 'heading'; id: string }
  /** The page itself, before its first heading. */
  | { kind: 'top' }
  /** Another page, `/x/…/`, with the id of an element or without. */
  | { kind: 'page'; href: string }
  /** Not part of the packages in this version. */
  | { kind: 'absent'; version: string }
  /** The existing documentation is wrong: a file of an installed package, which shows it. */
  | { kind: 'wrong'; source: string }
  | { kind: 'sentence'; text: string };

/** What may be written, for error messages. */
export const REASONS = '`not in <version>`, `wrong there, see <file of a package>`, or a sentence';

export const TARGETS =
  'the id of a heading of this page, `top of the page`, or the address of another page (`/x/…/#id`)';

const PATTERNS: [RegExp, (match: string) => MapValue][] = [
  [/^(top of the page)$/, () => ({ kind: 'top' })],
  [/^(\/\S*)$/, (href) => ({ kind: 'page', href })],
  [/^not in (\S+)$/, (version) => ({ kind: 'absent', version })],
  [/^wrong there, see (\S+)$/, (source) => ({ kind: 'wrong', source })],
  [/^(\S+)$/, (id) => ({ kind: 'heading', id })],
];

/** Reads a value of a map. Whatever is of no known kind is a sentence. */
export function parseMapValue(value: string): MapValue {
  const text = normalizeSpace(value);
  for (const [pattern, create] of PATTERNS) {
    const match = pattern.exec(text)?.[1];
    if (match !== undefined) {
      return create(match);
    }
  }
  return { kind: 'sentence', text };
}

type Target = Extract<MapValue, { kind: 'heading' | 'top' | 'page' }>;

/** Whether a value names a place, as opposed to a reason why there is none. */
export function isTarget(value: MapValue): value is Target {
  return ['heading', 'top', 'page'].includes(value.kind);
}
