import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { products } from '../../../../data/products';

/** Modules with the texts of a package in all languages that it has. */
const LOCALE_MODULES = [
  '@mui/material/locale',
  ...products.flatMap(({ localeModule }) => localeModule ?? []).toSorted(),
];

/** The texts of a package in a language. */
export interface PackageLocale {
  /** `@mui/x-data-grid/locales` */
  module: string;
  /** `zhCN` */
  name: string;
}

async function readDeclarations(projectDirectory: string, module: string): Promise<string> {
  const { resolve } = createRequire(path.join(projectDirectory, 'package.json'));
  const [scope, name, ...rest] = module.split('/');
  const directory = path.dirname(resolve(`${scope}/${name}/package.json`));
  return fs.readFile(path.join(directory, ...rest, 'index.d.ts'), 'utf8');
}

/**
 * Finds the modules that have the texts of a language.
 *
 * @param names as the packages call the language, the best first; not every package has each
 * @returns one for each package that has any
 */
export async function findPackageLocales(
  projectDirectory: string,
  names: readonly string[],
): Promise<PackageLocale[]> {
  const found = await Promise.all(
    LOCALE_MODULES.map(async (module) => {
      const exported = new Set((await readDeclarations(projectDirectory, module)).match(/\w+/g));
      const name = names.find((one) => exported.has(one));
      return name === undefined ? [] : [{ module, name }];
    }),
  );
  return found.flat();
}
