import fs from 'node:fs/promises';
import path from 'node:path';
import type { ApiComponent } from '../../shared/api/apiPage';
import { COMPLETION_ADDRESS, getComponentFactsHref, getPackageFactsHref } from '../../shared/completion';
import { readApiIndex, readApiPage } from '../api/apiFiles';
import { readAllTypes } from '../api/readApiSymbols';
import { DOCUMENTED_PACKAGES } from '../packages/readPackages';
import { listSandboxSpecifiers } from '../sandbox/listSandboxSpecifiers';
import { removeOtherFiles } from '../store/removeOtherFiles';
import { writeIfChanged } from '../store/siteFiles';
import { describeComponent } from './describeComponent';
import { describePackage } from './describePackage';
import { createListExports } from './listExports';

/**
 * Writes what the editor of demos completes into `public/`: a file for each package, with the names that it exports, and one
 * for each component, with its props. They are made of the extracted API.
 *
 * @returns the number of files and their size in bytes
 * @throws ProblemsError where no API was extracted
 */
export async function writeCompletion(projectDirectory: string): Promise<{ files: number; bytes: number }> {
  const packagesDirectory = path.join(projectDirectory, 'node_modules');
  const { entries } = await readApiIndex(projectDirectory);
  const named = await readAllTypes(projectDirectory);
  const specifiers = Object.values(await listSandboxSpecifiers(projectDirectory)).flat();
  const listExports = createListExports(packagesDirectory);
  const contents = new Map<string, unknown>();
  for (const packageName of DOCUMENTED_PACKAGES) {
    const own = specifiers.filter(
      (specifier) => specifier === packageName || specifier.startsWith(`${packageName}/`),
    );
    const facts = describePackage({ packagesDirectory, packageName, specifiers: own, entries, listExports });
    contents.set(getPackageFactsHref(packageName), facts);
  }
  const components = entries.filter(({ kind, file }) => kind === 'component' && file);
  for (const { file } of components) {
    const page = (await readApiPage(projectDirectory, file!)) as ApiComponent;
    contents.set(getComponentFactsHref(file!), describeComponent(page, named));
  }

  const directory = path.join(projectDirectory, 'public');
  const files = [...contents].map(([href, content]) => ({
    file: path.join(directory, href),
    text: JSON.stringify(content),
  }));
  await Promise.all(files.map(({ file, text }) => writeIfChanged(file, text)));
  await fs.mkdir(path.join(directory, COMPLETION_ADDRESS), { recursive: true });
  await removeOtherFiles(path.join(directory, COMPLETION_ADDRESS), new Set(files.map(({ file }) => file)));
  return { files: files.length, bytes: files.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0) };
}
