/** The text in quotes after what begins an import or an export from elsewhere; statements may have several lines. */
const SPECIFIER =
  /(?:^import\s+(?:[\w*{][^'"=;]*?\bfrom\s+)?|^export\s+(?:type\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})\s+from\s+|\bimport\(\s*)(['"])([^'"\n]+)\1/gm;

/**
 * Lists what a module imports, types and exports from other modules included.
 *
 * @param code formatted as the code of the site is: statements begin their line
 */
export function listImports(code: string): string[] {
  return [...new Set([...code.matchAll(SPECIFIER)].map(([, , specifier]) => specifier!))];
}

/** `'@mui/x-charts/BarChart' -> '@mui/x-charts'`; undefined for files. */
export function specifierToPackage(specifier: string): string | undefined {
  return /^(?:@[^/]+\/)?[^./@][^/]*/.exec(specifier)?.[0];
}
