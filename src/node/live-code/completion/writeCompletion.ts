import fs from 'node:fs/promises';
import path from 'node:path';
import {
  COMPLETION_ADDRESS,
  getDeclarationFactsHref,
  getPackageFactsHref,
  getPackageTypesHref,
  getRowFactsHref,
} from '../../../shared/demo/completion';
import { readApiIndex } from '../../api/apiFiles';
import { writeOnce, type Writing } from '../../base/cache/writtenFiles';
import { sumSizes, type FileSizes } from '../../base/files/fileSizes';
import { DOCUMENTED_PACKAGES } from '../../base/packages/readPackages';
import { listSandboxSpecifiers } from '../sandbox/listSandboxSpecifiers';
import { removeOtherFiles } from '../../base/store/removeOtherFiles';
import { writeIfChanged } from '../../base/store/siteFiles';
import { describeComponent } from './describeComponent';
import { describePackage } from './describePackage';
import { describeRows } from './describeRows';
import { createTypeDescriber } from './describeTypes';
import { createListExports } from './listExports';
import { listPackageTypes } from './listPackageTypes';
import { readDeclarations } from './readDeclarations';

async function writeFacts(
  projectDirectory: string,
  specifiers: readonly string[],
): Promise<Writing<FileSizes>> {
  const packagesDirectory = path.join(projectDirectory, 'node_modules');
  const declarations = await readDeclarations(projectDirectory);
  const describer = createTypeDescriber(declarations);
  const listExports = createListExports(packagesDirectory);
  const { entries } = declarations;
  const contents = new Map<string, unknown>();
  for (const [file, page] of declarations.pages) {
    contents.set(getDeclarationFactsHref(file), describeComponent(page, describer));
  }
  for (const [file, facts] of describer.describe()) {
    contents.set(getDeclarationFactsHref(file), facts);
  }
  for (const [pathname, listing] of declarations.listings) {
    contents.set(getRowFactsHref(pathname), describeRows(listing, describer.reader));
  }
  const hasFacts = (file: string) => contents.has(getDeclarationFactsHref(file));
  for (const packageName of DOCUMENTED_PACKAGES) {
    const own = specifiers.filter(
      (specifier) => specifier === packageName || specifier.startsWith(`${packageName}/`),
    );
    const facts = describePackage({ packagesDirectory, packageName, specifiers: own, entries, listExports });
    contents.set(getPackageFactsHref(packageName), facts);
    const types = listPackageTypes(packageName, entries, { ...describer, hasFacts });
    contents.set(getPackageTypesHref(packageName), types);
  }

  const directory = path.join(projectDirectory, 'public');
  const files = [...contents].map(([href, content]) => ({
    file: path.join(directory, href),
    text: JSON.stringify(content),
  }));
  await Promise.all(files.map(({ file, text }) => writeIfChanged(file, text)));
  await fs.mkdir(path.join(directory, COMPLETION_ADDRESS), { recursive: true });
  await removeOtherFiles(path.join(directory, COMPLETION_ADDRESS), new Set(files.map(({ file }) => file)));
  return { files: files.map(({ file }) => file), summary: sumSizes(files.map(({ text }) => text)) };
}

/**
 * Writes what the editor of demos completes into `public/`: a file for each package, with the names that it exports, one for
 * each component, with its props, and one for each object type that these lead to, with its members. For cards beside names
 * it writes one for the rows of each API page. They are made of the extracted API. Does nothing where all of that is there.
 *
 * @throws ProblemsError where no API was extracted
 */
export async function writeCompletion(projectDirectory: string): Promise<FileSizes> {
  const { key } = await readApiIndex(projectDirectory);
  const specifiers = Object.values(await listSandboxSpecifiers(projectDirectory)).flat();
  const { summary } = await writeOnce(projectDirectory, 'written/completion', {
    inputs: [key, ...specifiers],
    write: () => writeFacts(projectDirectory, specifiers),
  });
  return summary;
}
