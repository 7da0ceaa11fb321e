import fs from 'node:fs/promises';
import path from 'node:path';
import { getDemoModuleName } from '../../../shared/demo/demoFragment';
import { compileTailwind, scopeStyles } from '../code/compileDemoStyles';
import { getDemoKey, listStyledDemos, type DemoSource } from '../demoSource';
import type { RenderedDemo } from '../renderDemos';
import { relocateImports } from '../code/relocateImports';
import type { Problem } from '../../base/problems/problem';
import { writeIfChanged } from '../../base/store/siteFiles';

/** Where the modules of demos in their other stylings are, relative to the project. */
export const STYLED_MODULES = '.cache/generated/styled';

/** The generated module of a demo in one of its stylings: `charts__bars__Stacked-css`. */
export function getStyledModuleName(demo: Pick<DemoSource, 'pageId' | 'name' | 'styling'>): string {
  return getDemoKey(demo).replaceAll('/', '__');
}

/** The guide of a generated module. */
export function readPageId(moduleName: string): string {
  return moduleName.split('__').slice(0, -1).join('/');
}

/** The CSS rules of a demo, limited to it. */
async function compileStyles({ name, styling }: DemoSource, files: string[]): Promise<string> {
  const moduleName = getDemoModuleName(name, styling!);
  const read = (chosen: string[]) => Promise.all(chosen.map((file) => fs.readFile(file, 'utf8')));
  if (styling === 'tailwind') {
    return compileTailwind(await read(files), moduleName);
  }
  const sheets = await read(files.filter((file) => file.endsWith('.css')));
  return scopeStyles(sheets.join('\n'), moduleName);
}

/** A demo in one of its other stylings, with its rules. */
interface StyledDemo {
  demo: DemoSource;
  styles: string;
}

/**
 * Compiles the rules of the demos in Tailwind and CSS.
 *
 * @param rendered by demo key
 * @param problems takes style sheets whose rules would reach the page
 */
export async function compileStyledDemos(
  projectDirectory: string,
  demos: readonly DemoSource[],
  rendered: ReadonlyMap<string, RenderedDemo>,
  problems: Problem[],
): Promise<StyledDemo[]> {
  const compiled: StyledDemo[] = [];
  for (const demo of demos.flatMap(listStyledDemos)) {
    const { files } = rendered.get(getDemoKey(demo))!;
    try {
      compiled.push({ demo, styles: await compileStyles(demo, files) });
    } catch (error) {
      problems.push({ file: path.relative(projectDirectory, demo.file), message: (error as Error).message });
    }
  }
  return compiled;
}

interface WriteOptions {
  /** By demo key. */
  rendered: ReadonlyMap<string, RenderedDemo>;
  /** Takes style sheets whose rules would reach the page. */
  problems: Problem[];
  /** Whether what was written of other demos of a guide stays; absent where all of it does. */
  keeps?: (pageId: string) => boolean;
}

/**
 * Writes the modules of the demos in Tailwind and CSS: the demo, in a box that carries its rules. They load
 * with the demo and leave with it.
 */
export async function writeStyledDemos(
  projectDirectory: string,
  demos: readonly DemoSource[],
  { rendered, problems, keeps }: WriteOptions,
): Promise<void> {
  const directory = path.join(projectDirectory, STYLED_MODULES);
  const written = new Set<string>();
  const write = (name: string, content: string) => {
    written.add(name);
    return writeIfChanged(path.join(directory, name), content);
  };
  for (const { demo, styles } of await compileStyledDemos(projectDirectory, demos, rendered, problems)) {
    const moduleName = getDemoModuleName(demo.name, demo.styling!);
    const generated = getStyledModuleName(demo);
    const source = await fs.readFile(demo.file, 'utf8');
    await write(`${generated}.demo.tsx`, relocateImports(source, path.dirname(demo.file), directory));
    const lines = [
      "import { styleDemo } from '../../../src/client/demo/styleDemo';",
      `import Demo from './${generated}.demo';`,
      '',
      `export default styleDemo(Demo, '${moduleName}', ${JSON.stringify(styles)});`,
      '',
    ];
    await write(`${generated}.ts`, lines.join('\n'));
  }
  if (!keeps) {
    return;
  }
  for (const file of await fs.readdir(directory).catch(() => [])) {
    if (!written.has(file) && !keeps(readPageId(file))) {
      await fs.rm(path.join(directory, file));
    }
  }
}
