import fs from 'node:fs';
import path from 'node:path';
import { writeIfChanged } from '../../base/store/siteFiles';
import type { DemoFiles } from './demoFiles';

const MODULE = '.cache/generated/developmentModules';

/**
 * The types of the module. They are declared so that the check of types does not follow the imports: demos of several date
 * libraries have a check of their own.
 */
const DECLARATION = [
  "import type { DemoModules } from '../../src/client/demo/demoModules';",
  '',
  'export declare const demoModules: DemoModules;',
  '',
].join('\n');

/**
 * Writes the module by which the development server finds the demos of the pages that were opened. With those of all
 * pages, Next.js would compile every demo before it shows the first page.
 */
export async function writeDevelopmentModules(projectDirectory: string, files: DemoFiles): Promise<void> {
  const pages = Object.entries(files).map(([pageId, modules]) => [
    `  '${pageId}': {`,
    ...Object.entries(modules).map(([name, file]) => `    '${name}': () => import('../../${file}'),`),
    '  },',
  ]);
  const lines = [
    // The server renders no demo: without the condition it would compile all of them a second time.
    "export const demoModules = typeof window === 'undefined' ? {} : {",
    ...pages.flat(),
    '};',
    '',
  ];
  await writeIfChanged(path.join(projectDirectory, `${MODULE}.js`), lines.join('\n'));
  await writeIfChanged(path.join(projectDirectory, `${MODULE}.d.ts`), DECLARATION);
}

/** Writes the module without demos, where there is none: scripts import it in a build, too. */
export async function ensureDevelopmentModules(projectDirectory: string): Promise<void> {
  if (!fs.existsSync(path.join(projectDirectory, `${MODULE}.js`))) {
    await writeDevelopmentModules(projectDirectory, {});
  }
}
