import type { ProductReleases } from '../../../shared/products/releases';
import type { Problem } from '../../base/problems/problem';
import { describeUnchanged } from './createReleases';
import { foldReleases } from '../release-tables/foldReleases';
import type { ReleaseNames } from './releaseNames';

/** As many names are given as examples. */
const MAX_EXAMPLES = 3;

interface CheckReleaseTableOptions {
  /** Where the table is. */
  file: string;
  command: string;
  releases: ProductReleases;
  /** By package: the installed versions. */
  versions: Readonly<Record<string, string>>;
  /** What the installed packages have. */
  names: ReleaseNames;
}

function joinExamples(keys: readonly string[]): string {
  const examples = keys.slice(0, MAX_EXAMPLES).map((key) => `\`${key}\``);
  const rest = keys.length - examples.length;
  return examples.join(', ') + (rest > 0 ? ` and ${rest} others` : '');
}

/**
 * Checks that the changes of all minors add up to what is installed: what was added is there, what was removed is not,
 * and all else was there from the beginning.
 */
export function checkReleaseTable({
  file,
  command,
  releases,
  versions,
  names,
}: CheckReleaseTableOptions): Problem[] {
  const remedy = `Run \`${command}\`, and change nothing in the file by hand.`;
  const compared = releases.minors[0]?.packages ?? {};
  const other = Object.keys({ ...versions, ...compared }).filter((name) => versions[name] !== compared[name]);
  if (other.length > 0) {
    const list = other.map(
      (name) => `${name} ${versions[name] ?? 'nothing'}, not ${compared[name] ?? 'nothing'}`,
    );
    return [
      {
        file,
        message: `Other versions are installed than the newest in the table: ${list.join(', ')}. ${remedy}`,
      },
    ];
  }
  const { added, removed, findSince } = foldReleases(releases);
  const missing = [...added].filter((key) => !names.has(key));
  const present = [...removed].filter((key) => names.has(key));
  const problems: Problem[] = [];
  if (missing.length > 0) {
    const message = `The installed packages do not have what the table says was added: ${joinExamples(missing)}. ${remedy}`;
    problems.push({ file, message });
  }
  if (present.length > 0) {
    const message = `The installed packages have what the table says was removed: ${joinExamples(present)}. ${remedy}`;
    problems.push({ file, message });
  }
  const { count, hash } = describeUnchanged(names, findSince);
  if (hash !== releases.unchanged.hash) {
    const message = `The installed packages have ${count} names that no minor of the table added, but the table counts ${releases.unchanged.count}, or others. ${remedy}`;
    problems.push({ file, message });
  }
  return problems;
}
