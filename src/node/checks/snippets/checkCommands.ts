import { distance } from 'fastest-levenshtein';
import { findNearest } from '../../base/problems/findNearest';
import type { Finding } from '../../base/code/fence';
import { parseCommands } from './parseCommands';
import { parsePackageName } from './parsePackageName';

/** What the commands in pages may name. */
export interface KnownPackages {
  /** Versions of the packages that this project depends on; undefined for those that it only knows. */
  versions: ReadonlyMap<string, string | undefined>;
  /** The file that lists the packages that are only known. */
  listFile: string;
}

const RANGE = /^[~^]?v?(\d+)(?:\.(?:\d+|x)){0,2}(?:-[\w.]+)?$/;
const TAG = /^[a-z][\w-]*$/i;

function findMeant(name: string, known: KnownPackages): string | undefined {
  const nearest = findNearest(name, known.versions.keys());
  return nearest && distance(nearest, name) <= Math.max(2, name.length / 4) ? nearest : undefined;
}

function explainPackage(text: string, known: KnownPackages): string | undefined {
  const spec = parsePackageName(text);
  // A folder, a file or an address.
  if (!spec) {
    return /^[./]|:\/\//.test(text) ? undefined : `\`${text}\` is no name of a package. Correct it.`;
  }
  const { name, version } = spec;
  if (!known.versions.has(name)) {
    const nearest = findMeant(name, known);
    const suggestion = nearest ? `Did you mean \`${nearest}\`? ` : '';
    return (
      `Unknown package \`${name}\`. ${suggestion}A package that users may install, and that this project does not ` +
      `depend on, is a line with its reason in ${known.listFile}.`
    );
  }
  if (version === undefined || TAG.test(version)) {
    return undefined;
  }
  const major = RANGE.exec(version)?.[1];
  if (!major) {
    return `\`@${version}\` is no version of \`${name}\`. Write a tag or a range: \`@latest\`, \`@^8\`.`;
  }
  const installed = known.versions.get(name);
  if (installed && Number(major) > Number(installed.split('.')[0])) {
    return `\`${text}\` is newer than what these pages are checked against: \`${name}\` ${installed}.`;
  }
  return undefined;
}

/** Checks the packages that shell code names. */
export function checkCommands(code: string, known: KnownPackages): Finding[] {
  return parseCommands(code).flatMap(({ line, packages, unknown }) => {
    const messages = packages.flatMap((text) => explainPackage(text, known) ?? []);
    if (unknown) {
      messages.push(`npm has no command \`${unknown}\`. Correct it.`);
    }
    return messages.map((message) => ({ line, message }));
  });
}
