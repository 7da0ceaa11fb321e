import fs from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { createDemoProject } from '../../src/client/demo/project/createDemoProject';
import type { DemoPackages } from '../../src/shared/demo/demoPackages';
import { listImports, specifierToPackage } from '../../src/shared/demo/listImports';
import { getProjectFileName } from '../../src/client/demo/project/projectSource';
import { listDemoSources, readPackageTable, type DemoSource } from '../../e2e/projects/listDemoSources';
import { readKeyRegion } from '../../src/node/demos/code/keyRegion';
import { typesToJavaScript } from '../../src/node/demos/code/typesToJavaScript';

/**
 * What users take away of every demo, compared with the files in `data/`. Sources are those that pages and fragments
 * have; `npm run content` writes them.
 */

const PROJECT = path.resolve(import.meta.dirname, '../..');

/** Where a project finds what an import names. */
const ENDINGS = ['', '.ts', '.tsx', '.js', '.jsx'];

let table: DemoPackages;
let taken: DemoSource[];

beforeAll(async () => {
  [table, taken] = await Promise.all([readPackageTable(PROJECT), listDemoSources(PROJECT)]);
});

function create({ demo, styling, variant, files }: DemoSource) {
  const href = `https://mui.com/x/#${demo.name}.tsx`;
  return createDemoProject({ name: demo.name, href, styling, variant, files }, table);
}

function describeDemo({ demo, styling, variant, dateLibrary }: DemoSource): string {
  return `${demo.pageId}/${demo.name}, ${styling}, ${variant}, ${dateLibrary}`;
}

/** The file of `data/` that a file of a demo was read from: beside the demo, in its folder, or with the servers. */
async function readSource({ demo, styling }: DemoSource, name: string): Promise<string> {
  const [product] = demo.pageId.split('/');
  const folders = [`data/${demo.pageId}/${demo.name}`, `data/${demo.pageId}`, `data/${product}/server`];
  const names = name === `${demo.name}.tsx` ? [`${styling}.tsx`, name] : [name];
  for (const folder of folders) {
    for (const one of names) {
      // oxlint-disable-next-line no-await-in-loop
      const text = await fs.readFile(path.join(PROJECT, folder, one), 'utf8').catch(() => undefined);
      if (text !== undefined) {
        return text;
      }
    }
  }
  throw new Error(`No file \`${name}\` for ${demo.pageId}/${demo.name}.`);
}

/** The text of a file as it is in a project: everything it imports is beside it. */
function flatten(text: string): string {
  return text.replaceAll(/(['"])\.\.?\/(?:[\w-]+\/|\.\.\/)*([\w.-]+)\1/g, '$1./$2$1');
}

describe('the project of every demo', () => {
  it('is made of each language and styling', () => {
    const demos = new Set(taken.map(({ demo }) => `${demo.pageId}/${demo.name}`));
    expect(demos.size).toBeGreaterThan(700);
    expect(taken.length).toBeGreaterThanOrEqual(demos.size * 2);
    expect(new Set(taken.map(({ styling }) => styling)).size).toBe(3);
    expect(new Set(taken.map(({ dateLibrary }) => dateLibrary)).size).toBe(4);
  });

  it('has each file of the demo, as it is in the repository, without marks of key lines', async () => {
    const scripts = new Map<string, Promise<string>>();
    // The build compiles what it writes for other date libraries.
    for (const one of taken.filter(({ dateLibrary }) => dateLibrary === 'dayjs')) {
      const project = create(one);
      const typedNames = one.files.map(({ name }) => name.replace(/\.js(x?)$/, '.ts$1'));
      expect(one.files.length).toBeGreaterThan(0);
      for (const name of typedNames) {
        // oxlint-disable-next-line no-await-in-loop
        const source = flatten(readKeyRegion(await readSource(one, name)).code);
        const isScript = one.variant === 'JS' && !name.endsWith('.css');
        if (isScript && !scripts.has(source)) {
          scripts.set(source, typesToJavaScript(source));
        }
        // oxlint-disable-next-line no-await-in-loop
        const expected = isScript ? await scripts.get(source)! : source;
        const file = `src/${getProjectFileName(name, one.variant)}`;
        expect(project[file]?.trimEnd(), `${describeDemo(one)}: ${file}`).toBe(expected.trimEnd());
      }
    }
  });

  it('has, or lists, everything that its files import', () => {
    for (const one of taken) {
      const project = create(one);
      const { dependencies, devDependencies } = JSON.parse(project['package.json']!) as Record<
        string,
        Record<string, string>
      >;
      const scripts = Object.entries(project).filter(([file]) => /^src\/.*\.[jt]sx?$/.test(file));
      expect(scripts.length).toBeGreaterThan(1);
      for (const [file, text] of scripts) {
        const specifiers = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
        const place = `${describeDemo(one)}: ${file}`;
        expect(new Set(listImports(text)), place).toEqual(new Set(specifiers));
        for (const specifier of specifiers) {
          const name = specifierToPackage(specifier);
          if (name) {
            expect(dependencies, `${place} imports ${specifier}`).toHaveProperty([name]);
          } else {
            const target = path.posix.join('src', specifier);
            const found = ENDINGS.filter((ending) => project[target + ending] !== undefined);
            expect(found, `${place} imports ${specifier}`).toHaveLength(1);
          }
        }
      }
      for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
        expect(version, name).toBe(table.packages[name]!.version);
      }
    }
  });

  it('has the versions of the lockfile', async () => {
    const lockfile = JSON.parse(await fs.readFile(path.join(PROJECT, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { version: string }>;
    };
    for (const [name, { version }] of Object.entries(table.packages)) {
      expect(version, name).toBe(lockfile.packages[`node_modules/${name}`]?.version);
    }
  });
});
