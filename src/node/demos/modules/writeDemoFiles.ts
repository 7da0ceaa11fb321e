import path from 'node:path';
import { getDemoModuleName } from '../../../shared/demo/demoFragment';
import { listStyledDemos, type DemoSource } from '../demoSource';
import { writeIfChanged } from '../../base/store/siteFiles';
import { DEMO_FILES, type DemoFiles } from './demoFiles';
import { getStyledModuleName, STYLED_MODULES } from './writeStyledDemos';

/** The modules of a demo, one for each styling: name and path. */
function listModules(demo: DemoSource): [moduleName: string, file: string][] {
  const file = demo.stylings ? `${demo.name}/system` : demo.name;
  return [
    [demo.name, `data/${demo.pageId}/${file}`],
    ...listStyledDemos(demo).map(({ name, styling }): [string, string] => [
      getDemoModuleName(name, styling!),
      `${STYLED_MODULES}/${getStyledModuleName({ ...demo, styling })}`,
    ]),
  ];
}

/** Lists the modules of demos. */
export function listDemoFiles(demos: readonly DemoSource[]): DemoFiles {
  const files: DemoFiles = {};
  for (const demo of demos) {
    files[demo.pageId] = { ...files[demo.pageId], ...Object.fromEntries(listModules(demo)) };
  }
  return files;
}

/** Writes where the modules of all demos are: the bundler of the site reads it. */
export async function writeDemoFiles(projectDirectory: string, files: DemoFiles): Promise<void> {
  await writeIfChanged(path.join(projectDirectory, DEMO_FILES), JSON.stringify(files));
}
