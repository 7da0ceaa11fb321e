import fs from 'node:fs/promises';
import path from 'node:path';
import { getDemoModuleName } from '../../shared/demoFragment';
import { listStyledDemos, type DemoSource } from '../demos/demoSource';
import { writeIfChanged } from '../store/siteFiles';
import { getStyledModuleName } from './writeStyledDemos';

function groupByPage(demos: DemoSource[]): Map<string, DemoSource[]> {
  const pages = new Map<string, DemoSource[]>();
  for (const demo of demos) {
    pages.set(demo.pageId, [...(pages.get(demo.pageId) ?? []), demo]);
  }
  return pages;
}

/** The modules of a demo, one for each styling: name and path without extension, relative to the project. */
function listModules(demo: DemoSource): [moduleName: string, file: string][] {
  const file = demo.stylings ? `${demo.name}/system` : demo.name;
  return [
    [demo.name, `data/${demo.pageId}/${file}`],
    ...listStyledDemos(demo).map(({ name, styling }): [string, string] => [
      getDemoModuleName(name, styling!),
      `.cache/generated/styled/${getStyledModuleName({ ...demo, styling })}`,
    ]),
  ];
}

/** The modules of the demos: by page id, then by module name, as `listModules` has them. */
export type DemoFiles = Record<string, Record<string, string>>;

/** Relative to the project. */
export const DEMO_FILES = '.cache/generated/demoFiles.json';

/**
 * The types of a module with the demos of a page. They are declared so that the check of types does not follow the
 * imports: demos of several date libraries have a check of their own.
 */
const DECLARATION = [
  "import type { PageDemoModules } from '../../../src/client/demo/demoModules';",
  '',
  'export declare const demos: PageDemoModules;',
  '',
].join('\n');

/**
 * Writes the map from demos to their modules: `demoFiles.json` for the bundler, and for development modules in two
 * levels: `demoModules.ts` names the pages, and one module a page names its demos.
 */
export async function writeDemoModules(projectDirectory: string, demos: DemoSource[]): Promise<void> {
  const directory = path.join(projectDirectory, '.cache/generated');
  const pages = groupByPage(demos);
  const names = new Set<string>();
  const lines: string[] = [];
  const demoFiles: DemoFiles = {};
  for (const [pageId, pageDemos] of pages) {
    const name = pageId.replaceAll('/', '__');
    names.add(`${name}.js`).add(`${name}.d.ts`);
    lines.push(`  '${pageId}': () => import('./demos/${name}'),`);
    const modules = pageDemos.flatMap(listModules);
    demoFiles[pageId] = Object.fromEntries(modules);
    const demoLines = modules.map(
      ([moduleName, file]) => `  '${moduleName}': () => import('../../../${file}'),`,
    );
    const content = ['export const demos = {', ...demoLines, '};', ''].join('\n');
    await writeIfChanged(path.join(directory, 'demos', `${name}.js`), content);
    await writeIfChanged(path.join(directory, 'demos', `${name}.d.ts`), DECLARATION);
  }
  await writeIfChanged(path.join(projectDirectory, DEMO_FILES), JSON.stringify(demoFiles));
  const content = [
    "import type { DemoModules } from '../../src/client/demo/demoModules';",
    '',
    // The server renders no demo: without the condition it would compile all of them a second time.
    "export const demoModules: DemoModules = typeof window === 'undefined' ? {} : {",
    ...lines,
    '};',
    '',
  ].join('\n');
  await writeIfChanged(path.join(directory, 'demoModules.ts'), content);
  for (const file of await fs.readdir(path.join(directory, 'demos')).catch(() => [])) {
    if (!names.has(file)) {
      await fs.rm(path.join(directory, 'demos', file));
    }
  }
}
