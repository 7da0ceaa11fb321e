import fs from 'node:fs/promises';
import path from 'node:path';
import type { MigrationGuide } from '../../../shared/products/migration';
import type { CompiledPage } from '../../../shared/page/page';
import type { Problem } from '../../base/problems/problem';
import { checkGuideSections } from './checkGuideSections';
import { checkMigrationGuide } from './checkMigrationGuide';
import { getDifferencesFile, getGuideFile, getGuidePageId } from './guideFiles';
import { readInstalledVersions } from './readInstalledVersions';

interface CheckMigrationGuidesOptions {
  projectDirectory: string;
  guides: readonly MigrationGuide[];
  /** Compiled pages in English, by id. */
  pages: ReadonlyMap<string, Pick<CompiledPage, 'toc'>>;
}

/** Checks each migration guide against what changed in the packages. */
export async function checkMigrationGuides({
  projectDirectory,
  guides,
  pages,
}: CheckMigrationGuidesOptions): Promise<Problem[]> {
  const checked = guides.map(async (guide) => {
    const pageId = getGuidePageId(guide);
    const file = getGuideFile(guide);
    const text = await fs.readFile(path.join(projectDirectory, file), 'utf8');
    const foundFile = path.join(projectDirectory, getDifferencesFile(guide));
    const foundText = await fs.readFile(foundFile, 'utf8').catch(() => '');
    const toc = pages.get(pageId)?.toc;
    const page = `data/${pageId}/${path.basename(pageId)}.md`;
    const markdown = await fs.readFile(path.join(projectDirectory, page), 'utf8').catch(() => '');
    const problems = checkMigrationGuide({
      guide,
      guideFile: { file, text },
      found: foundText ? JSON.parse(foundText) : undefined,
      foundText,
      versions: await readInstalledVersions(projectDirectory, guide),
      headings: toc && new Set(toc.map(({ id }) => id)),
    });
    return [...problems, ...checkGuideSections(guide, { file: page, text: markdown })];
  });
  return (await Promise.all(checked)).flat();
}
