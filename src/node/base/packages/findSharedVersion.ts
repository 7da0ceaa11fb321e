/** The version that all packages have: `['8.29.3', '8.29.3'] -> '8.29.3'`; undefined where they differ or one is unknown. */
export function findSharedVersion(versions: readonly (string | undefined)[]): string | undefined {
  const [first] = versions;
  return versions.every((version) => version === first) ? first : undefined;
}
