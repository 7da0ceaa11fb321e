import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { writeFile } from '../../../src/node/base/files/writeFile';
import { readApiPackages } from '../../../src/node/api/apiPackages';
import { createApiContext } from '../../../src/node/api/createApiContext';
import type { Problem } from '../../../src/node/base/problems/problem';
import type { ProductFolder } from '../../../src/shared/products/products';

/** The packages of a fixture: declarations and code by file, for each package. */
export type FixturePackages = Record<string, Record<string, string>>;

/** Makes a project with small packages under the names of real ones, and reads it. Tests remove it when they are done. */
export async function createFixture(packages: FixturePackages) {
  const names = Object.keys(packages);
  const files: Record<string, string> = {
    'package.json': JSON.stringify({
      dependencies: Object.fromEntries(names.map((name) => [name, '8.0.0'])),
    }),
  };
  for (const [name, sources] of Object.entries(packages)) {
    const folders = Object.keys(sources).flatMap((file) => /^(\w+)\/index\.d\.mts$/.exec(file)?.[1] ?? []);
    const exports = Object.fromEntries(
      ['.', ...folders.map((folder) => `./${folder}`)].map((key) => [
        key,
        { types: `${key}/index.d.mts`, default: `${key}/index.mjs` },
      ]),
    );
    files[`node_modules/${name}/package.json`] = JSON.stringify({ name, version: '8.0.0', exports });
    for (const [file, text] of Object.entries(sources)) {
      files[`node_modules/${name}/${file}`] = text;
    }
  }
  const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'test-'));
  for (const [name, text] of Object.entries(files)) {
    await writeFile(path.join(directory, name), text);
  }
  const types = path.resolve('node_modules/@types');
  await fs.symlink(types, path.join(directory, 'node_modules/@types'));
  const problems: Problem[] = [];
  const found = await readApiPackages(directory, problems, names);
  const { context } = createApiContext(directory, found, problems);
  return {
    context,
    problems,
    remove: () => fs.rm(directory, { recursive: true }),
    /** @throws when the product does not export it */
    getExport(product: ProductFolder, name: string) {
      const exported = context.exports.get(product)?.get(name);
      if (!exported) {
        throw new Error(`The fixture does not export ${name}`);
      }
      return exported;
    },
  };
}
