/**
 * The pages of a part of the site, by pathname, separated by spaces: `npm run build -- --only` sets it. Empty for the
 * whole site.
 */
function readSelection(): readonly string[] {
  return (process.env.DOCS_PAGES ?? '').split(' ').filter(Boolean);
}

/** True when this build exports some pages of the site only. */
export function isPartialBuild(): boolean {
  return readSelection().length > 0;
}

/** Leaves out the pages that a build of a part of the site does not export. */
export function selectPathnames(pathnames: readonly string[]): string[] {
  const selection = new Set(readSelection());
  return pathnames.filter((pathname) => selection.size === 0 || selection.has(pathname));
}
