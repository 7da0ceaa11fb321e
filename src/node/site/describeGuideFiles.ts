import fs from 'node:fs/promises';
import path from 'node:path';
import { addToList } from '../../shared/addToList';
import { LANGUAGES } from '../../shared/languages/languages';
import type { PageSummary } from '../base/store/pageSummary';
import { getPageFile, IFRAME_DEMOS } from '../base/store/siteFiles';
import { readPageId, STYLED_MODULES } from '../demos/modules/writeStyledDemos';
import type { GuideSummary } from './guideSummary';

/** The generated files of demos, by the id of their guide; relative to the project. */
async function listGeneratedFiles(projectDirectory: string): Promise<Map<string, string[]>> {
  const files = new Map<string, string[]>();
  for (const [folder, findOwner] of [
    ['public/demos', path.dirname],
    [IFRAME_DEMOS, path.dirname],
    [STYLED_MODULES, readPageId],
  ] as const) {
    const directory = path.join(projectDirectory, folder);
    // oxlint-disable-next-line no-await-in-loop
    const entries = await fs.readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries.filter((one) => one.isFile())) {
      const name = path.join(path.relative(directory, entry.parentPath), entry.name);
      addToList(files, findOwner(name), path.join(folder, name));
    }
  }
  return files;
}

/**
 * Lists what is written of guides, the pages in all languages and the files of their demos, each with its size and its time:
 * what was written again since then has others.
 *
 * @returns by the id of the guide
 */
export async function describeGuideFiles(
  projectDirectory: string,
  guides: readonly { summary: GuideSummary; pages: readonly PageSummary[] }[],
): Promise<Map<string, string[]>> {
  const demoFiles = await listGeneratedFiles(projectDirectory);
  const describe = async (file: string) => {
    const stat = await fs.stat(path.join(projectDirectory, file)).catch(() => undefined);
    return `${file} ${stat?.size} ${stat?.mtimeMs}`;
  };
  const described = guides.map(async ({ summary: { pageId }, pages }) => {
    const pageFiles = LANGUAGES.map((language) => getPageFile(pages[0]!.pathname, language));
    const files = [...pageFiles, ...(demoFiles.get(pageId) ?? []).toSorted()];
    return [pageId, await Promise.all(files.map(describe))] as const;
  });
  return new Map(await Promise.all(described));
}
