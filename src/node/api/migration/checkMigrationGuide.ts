import type {
  ApiDifference,
  ApiDifferences,
  DifferenceKey,
  MigrationGuide,
} from '../../../shared/products/migration';
import { findLine } from '../../base/problems/findLine';
import type { Problem } from '../../base/problems/problem';
import { findQuoted, type SourceFile } from '../../base/problems/findQuoted';
import { getDifferencesFile, getGuidePageId } from './guideFiles';

export interface MigrationGuideToCheck {
  guide: MigrationGuide;
  /** The file that holds the guide, to name the line of what is wrong in it. */
  guideFile: SourceFile;
  /** What the maintainers' command wrote; undefined when it never did. */
  found: ApiDifferences | undefined;
  /** The text of that file. */
  foundText: string;
  /** The two versions of each package that are installed. */
  versions: Readonly<Record<string, { from: string; to: string }>>;
  /** Ids of the headings of the page; undefined when there is no page. */
  headings: ReadonlySet<string> | undefined;
}

/** `{ what: 'prop', name: 'TreeItem.ContentProps' } -> 'prop TreeItem.ContentProps'` */
function getDifferenceKey({ what, name }: ApiDifference): DifferenceKey {
  return `${what} ${name}`;
}

/**
 * Compares a migration guide with what changed in the packages: each difference is in a section of the page, or is
 * unlisted with a reason.
 */
export function checkMigrationGuide(checked: MigrationGuideToCheck): Problem[] {
  const { guide, found, headings } = checked;
  const command = `npm run api-differences -- ${guide.product} ${guide.major}`;
  const file = getDifferencesFile(guide);
  if (!found) {
    return [{ file, message: `Nobody compared the versions yet. Run \`${command}\`.` }];
  }
  if (!headings) {
    const page = `data/${getGuidePageId(guide)}`;
    return [{ file: page, message: 'A guide is defined and has no page. Write it, or remove the guide.' }];
  }
  return [
    ...checkVersions(checked, found, `Run \`${command}\`.`),
    ...checkSections(checked, headings),
    ...checkNames(checked, found),
    ...checkUnlisted(checked),
  ];
}

function checkVersions(
  { guide, versions }: MigrationGuideToCheck,
  found: ApiDifferences,
  remedy: string,
): Problem[] {
  const names = new Set([...Object.keys(versions), ...Object.keys(found.versions)]);
  return [...names].flatMap((name) => {
    const written = formatVersions(found.versions[name]);
    const installed = formatVersions(versions[name]);
    const message = `${name} was compared ${written}, installed is ${installed}. ${remedy}`;
    return written === installed ? [] : [{ file: getDifferencesFile(guide), message }];
  });
}

function formatVersions(versions: { from: string; to: string } | undefined): string {
  return versions ? `from ${versions.from} to ${versions.to}` : 'not at all';
}

function checkSections(
  { guide, guideFile }: MigrationGuideToCheck,
  headings: ReadonlySet<string>,
): Problem[] {
  return Object.keys(guide.sections)
    .filter((anchor) => !headings.has(anchor))
    .map((anchor) => ({
      ...locate(guideFile, anchor),
      message: `The page has no heading \`#${anchor}\`. Name the id of the heading that describes these differences.`,
    }));
}

function checkNames(
  { guide, guideFile, foundText }: MigrationGuideToCheck,
  found: ApiDifferences,
): Problem[] {
  const problems: Problem[] = [];
  const known = new Set(found.differences.map(getDifferenceKey));
  const counts = new Map<DifferenceKey, number>();
  for (const key of [...Object.values(guide.sections).flat(), ...listUnlisted(guide)]) {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (!known.has(key)) {
      const message = `\`${key}\` is no difference between the versions. Remove the name, or write it as ${getDifferencesFile(guide)} does.`;
      problems.push({ ...locate(guideFile, key, count), message });
    } else if (count > 1) {
      const message = `\`${key}\` is named twice. Name it in the section that says what to do.`;
      problems.push({ ...locate(guideFile, key, count), message });
    }
  }
  for (const key of known) {
    if (!counts.has(key)) {
      const place = locateDifference(guide, foundText, key);
      const message = `No entry describes \`${key}\`. Write an entry on the page and name its heading in \`sections\` of ${guideFile.file}, or give a reason in \`unlisted\`.`;
      problems.push({ ...place, message });
    }
  }
  return problems;
}

function checkUnlisted({ guide, guideFile }: MigrationGuideToCheck): Problem[] {
  const count = listUnlisted(guide).length;
  if (count === guide.mostUnlisted) {
    return [];
  }
  const remedy =
    count > guide.mostUnlisted
      ? 'Write entries on the page for those that break code; raise the number only for those that do not.'
      : `Write \`mostUnlisted: ${count}\`, so that none joins them unseen.`;
  const message = `${count} differences are unlisted, \`mostUnlisted\` is ${guide.mostUnlisted}. ${remedy}`;
  const line = findLine(guideFile.text, (text) => text.trimStart().startsWith('mostUnlisted:'));
  return [{ file: guideFile.file, line, message }];
}

function listUnlisted({ unlisted }: MigrationGuide): DifferenceKey[] {
  return unlisted.flatMap(({ differences }) => differences);
}

function locate(guideFile: SourceFile, literal: string, occurrence = 1): Pick<Problem, 'file' | 'line'> {
  return findQuoted([guideFile], literal, occurrence) ?? { file: guideFile.file };
}

function locateDifference(
  guide: MigrationGuide,
  text: string,
  key: DifferenceKey,
): Pick<Problem, 'file' | 'line'> {
  const line = findLine(text, (candidate) => {
    const [, name] = /^\s*"name": "(.*)",?$/.exec(candidate) ?? [];
    return name !== undefined && key.endsWith(` ${name}`);
  });
  return { file: getDifferencesFile(guide), line };
}
