const STABLE = /^(\d+)\.(\d+)\.(\d+)$/;

/** `'8.29.3' -> [8, 29, 3]`; undefined for a version that is not stable. */
export function readVersionNumbers(version: string): number[] | undefined {
  return STABLE.exec(version)?.slice(1).map(Number);
}

export function compareNumbers(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((number, index) => number !== b[index]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}
