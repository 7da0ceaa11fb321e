import fs from 'node:fs/promises';
import path from 'node:path';
import type { SourceFile } from '../base/problems/findQuoted';
import type { Problem } from '../base/problems/problem';
import { pageIdToServerFolder } from '../base/problems/pageIdToServerFolder';
import { checkFiles } from './checkFiles';

const MODULE = /(?<!\.test)\.tsx?$/;

async function listModules(projectDirectory: string, folder: string): Promise<string[]> {
  const found = await fs.readdir(path.join(projectDirectory, folder), { recursive: true }).catch(() => []);
  return found.filter((name) => MODULE.test(name)).map((name) => path.join(folder, name));
}

/**
 * Checks that the JavaScript that users are shown of each demo, and of the modules that it imports, is the same program,
 * and that the editor can compile them.
 *
 * @param pageIds of the pages whose modules are checked
 */
export async function checkJavaScriptVariants(
  projectDirectory: string,
  pageIds: readonly string[],
): Promise<Problem[]> {
  const folders = pageIds.flatMap((pageId) => [`data/${pageId}`, pageIdToServerFolder(pageId)]);
  const lists = await Promise.all(
    [...new Set(folders)].map((folder) => listModules(projectDirectory, folder)),
  );
  const files = [...new Set(lists.flat())].toSorted().map(async (file): Promise<SourceFile> => ({
    file: file.split(path.sep).join('/'),
    text: await fs.readFile(path.join(projectDirectory, file), 'utf8'),
  }));
  // Compilers are large: a run that finds all in the cache does without.
  return checkFiles(projectDirectory, 'demos/javascript', await Promise.all(files), async () => {
    const { findVariantFaults } = await import('../demos/code/compareVariants');
    const { findEditorFaults } = await import('../demos/code/findEditorFaults');
    return async ({ file, text }) => [...(await findVariantFaults(text)), ...findEditorFaults(file, text)];
  });
}
