/** Pathnames that are separated by spaces. */
function readPathnames(text = ''): ReadonlySet<string> {
  return new Set(text.split(' ').filter(Boolean));
}

/** The pages of a part of the site: `npm run build -- --only` sets them. None for the whole site. */
const readSelection = () => readPathnames(process.env.DOCS_PAGES);

/** True when this build exports some pages of the site only. */
export function isPartialBuild(): boolean {
  return readSelection().size > 0;
}

/** The variable by which Next.js leaves out pages that the last export has, in a build of the whole site. */
export function describeKeptPages(pathnames: readonly string[]): Record<string, string> {
  return { DOCS_KEPT_PAGES: pathnames.join(' ') };
}

/** Leaves out the pages that a build of a part of the site does not export, and those that the last export has. */
export function selectPathnames(pathnames: readonly string[]): string[] {
  const selection = readSelection();
  const kept = readPathnames(process.env.DOCS_KEPT_PAGES);
  return pathnames.filter(
    (pathname) => (selection.size === 0 || selection.has(pathname)) && !kept.has(pathname),
  );
}
