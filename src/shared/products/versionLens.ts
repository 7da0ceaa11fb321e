import type { ReleaseMoment } from './releases';

/** Whether a version lacks a name: certainly, or perhaps, where the table does not tell the minors apart. */
type Lack = 'missing' | 'unsure';

/** `'8.29' -> [8, 29]`; undefined for what is no minor version. */
function readMinor(text: string): [major: number, minor: number] | undefined {
  const match = /^(\d{1,3})\.(\d{1,3})$/.exec(text);
  return match ? [Number(match[1]), Number(match[2])] : undefined;
}

/** `'8.29.3' -> '8.29'` */
export function versionToMinor(version: string): string {
  return version.split('.').slice(0, 2).join('.');
}

/** True for text that names a minor version: `8.14`. */
export function isMinor(text: string): boolean {
  return readMinor(text) !== undefined;
}

/** True where the first version is older. What is no minor version is older than none, and none is older than it. */
export function isBefore(minor: string, other: string): boolean {
  const [a, b] = [readMinor(minor), readMinor(other)];
  return a !== undefined && b !== undefined && (a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]));
}

/** The newest minor of some versions; undefined without any. */
export function findNewestMinor(versions: readonly string[]): string | undefined {
  const minors = versions.map(versionToMinor).filter(isMinor);
  return minors.reduce<string | undefined>(
    (newest, minor) => (newest === undefined || isBefore(newest, minor) ? minor : newest),
    undefined,
  );
}

/**
 * Finds out whether a version lacks a name.
 *
 * @param since since when the name exists; undefined for what every version has
 * @param minor `8.14`
 */
export function findLack(since: ReleaseMoment | undefined, minor: string): Lack | undefined {
  if (!since || !isBefore(minor, since.minor)) {
    return undefined;
  }
  return since.after !== undefined && isBefore(since.after, minor) ? 'unsure' : 'missing';
}

/** `{ minor: '8.5' } -> '8.5'`, `{ minor: '8.9', after: '8.3' } -> '8.4–8.9'`: in one of these. */
export function formatMoment({ minor, after }: ReleaseMoment): string {
  const last = after === undefined ? undefined : readMinor(after);
  return last ? `${last[0]}.${last[1] + 1}–${minor}` : minor;
}

/** The newest minors first: `'8.2' -> ['8.2', '8.1', '8.0']`. */
export function listMinors(newest: string): string[] {
  const [major, last] = readMinor(newest) ?? [0, -1];
  return Array.from({ length: last + 1 }, (_, index) => `${major}.${last - index}`);
}

/** Writes a moment into the data of an element, as `readMoment` reads it: `8.5`, `8.9>8.3`. */
export function packMoment({ minor, after }: ReleaseMoment): string {
  return after === undefined ? minor : `${minor}>${after}`;
}

export function unpackMoment(packed: string): ReleaseMoment {
  const [minor = '', after] = packed.split('>');
  return { minor, ...(after && { after }) };
}
