/**
 * The variable that makes Next.js export some pages only.
 *
 * @param pathnames absent for the whole site
 */
export function describeSelection(pathnames: readonly string[] | undefined): Record<string, string> {
  return pathnames ? { DOCS_PAGES: pathnames.join(' ') } : {};
}

/** Undefined for the whole site. */
function readSelection(): ReadonlySet<string> | undefined {
  const text = process.env.DOCS_PAGES;
  return text === undefined ? undefined : new Set(text.split(' '));
}

/** True when this process makes some pages of the site only. */
export function isPartialBuild(): boolean {
  return readSelection() !== undefined;
}

/** Leaves out the pages that are not selected. */
export function selectPathnames(pathnames: readonly string[]): string[] {
  const selection = readSelection();
  return pathnames.filter((pathname) => selection?.has(pathname) ?? true);
}
