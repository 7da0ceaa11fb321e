import fs from 'node:fs/promises';
import path from 'node:path';
import * as cheerio from 'cheerio';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { CODE_VARIANTS, type CodeVariant, type Styling } from '../../src/shared/codePreferences';
import { createDemoProject } from '../../src/shared/demo-project/createDemoProject';
import { DEMO_PACKAGES_HREF, type DemoPackages } from '../../src/shared/demo-project/demoPackages';
import { listImports, specifierToPackage } from '../../src/shared/demo-project/listImports';
import { getProjectFileName, type TextFile } from '../../src/shared/demo-project/projectSource';
import { demoKeyToFragmentHref, type DemoFragment } from '../../src/shared/demoFragment';
import type { CompiledDemo } from '../../src/shared/page';
import { typesToJavaScript } from '../../src/node/demo-code/typesToJavaScript';
import { readPage, readSiteIndex } from '../../src/node/store/siteFiles';

/**
 * What users take away of every demo, compared with the files in `data/`. Sources are those that pages and fragments
 * have; `npm run content` writes them.
 */

const PROJECT = path.resolve(import.meta.dirname, '../..');

/** Where a project finds what an import names. */
const ENDINGS = ['', '.ts', '.tsx', '.js', '.jsx'];

interface TakenDemo {
  demo: CompiledDemo;
  styling: Styling;
  variant: CodeVariant;
  /** As users see them. */
  files: TextFile[];
}

let table: DemoPackages;
let taken: TakenDemo[];

function htmlToText(html: string): string {
  return cheerio.load(`<pre>${html}</pre>`, null, false)('pre').text();
}

async function readJson<Value>(href: string): Promise<Value> {
  return JSON.parse(await fs.readFile(path.join(PROJECT, 'public', href), 'utf8')) as Value;
}

/** Every source of a demo, as `loadSource` of the toolbar makes it. */
async function listSources(demo: CompiledDemo): Promise<TakenDemo[]> {
  const fragment = await readJson<DemoFragment>(demoKeyToFragmentHref(`${demo.pageId}/${demo.name}`));
  return (['system', ...(demo.stylings ?? [])] as const).flatMap((styling) => {
    const typed = fragment[styling]?.TS ?? demo.files;
    return CODE_VARIANTS.map((variant) => {
      // JavaScript has no use for files with nothing but types.
      const shown = variant === 'JS' ? typed.slice(0, fragment[styling]!.JS!.length) : typed;
      const files = shown.map((file, index) => ({
        name: getProjectFileName(file.name, variant),
        text: `${htmlToText((variant === 'JS' && fragment[styling]?.JS?.[index]?.html) || file.html!)}\n`,
      }));
      return { demo, styling, variant, files };
    });
  });
}

beforeAll(async () => {
  table = await readJson<DemoPackages>(DEMO_PACKAGES_HREF);
  const { pages } = await readSiteIndex(PROJECT);
  const compiled = await Promise.all(pages.map(({ pathname }) => readPage(PROJECT, pathname, 'en')));
  const demos = compiled.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'demo' ? [block.demo] : [])),
  );
  taken = (await Promise.all(demos.map(listSources))).flat();
});

function create({ demo, styling, variant, files }: TakenDemo) {
  const href = `https://mui.com/x/#${demo.name}.tsx`;
  return createDemoProject({ name: demo.name, href, styling, variant, files }, table);
}

function describeDemo({ demo, styling, variant }: TakenDemo): string {
  return `${demo.pageId}/${demo.name}, ${styling}, ${variant}`;
}

/** The file of `data/` that a file of a demo was read from: beside the demo, in its folder, or with the servers. */
async function readSource({ demo, styling }: TakenDemo, name: string): Promise<string> {
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
  });

  it('has each file of the demo, as it is in the repository', async () => {
    const scripts = new Map<string, Promise<string>>();
    for (const one of taken) {
      const project = create(one);
      const typedNames = one.files.map(({ name }) => name.replace(/\.js(x?)$/, '.ts$1'));
      expect(one.files.length).toBeGreaterThan(0);
      for (const name of typedNames) {
        // oxlint-disable-next-line no-await-in-loop
        const source = flatten(await readSource(one, name));
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
