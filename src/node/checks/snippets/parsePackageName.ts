/** A package as a command names it. */
interface PackageSpec {
  name: string;
  /** A tag or a range: `latest`, `^8`. */
  version?: string;
}

const SPEC = /^((?:@[\w.~-]+\/)?[\w.~-]+)(?:@(.+))?$/;

/**
 * `'@mui/x-charts@^8' -> { name: '@mui/x-charts', version: '^8' }`; of an alias, `'charts@npm:@mui/x-charts@7'`,
 * what is behind it.
 *
 * @returns undefined for what is no name: `'./charts.tgz'`
 */
export function parsePackageName(text: string): PackageSpec | undefined {
  const [, name, version] = (text.startsWith('.') ? null : SPEC.exec(text)) ?? [];
  if (!name) {
    return undefined;
  }
  return version?.startsWith('npm:') ? parsePackageName(version.slice('npm:'.length)) : { name, version };
}
