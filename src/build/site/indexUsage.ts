import { pageIdToPathname } from '../../shared/paths/pageIdToPathname';
import { UsageIndex } from '../api-pages/usageIndex';
import { getDemoKey, type DemoSource } from '../demos/demoSource';
import type { RenderedDemo } from '../demos/renderDemos';
import { findUsage } from '../usage/findUsage';

const SCRIPT = /\.tsx?$/;

/** Finds out which demo uses which part of the API, the files of its folder included. */
export async function indexUsage(
  demos: DemoSource[],
  rendered: ReadonlyMap<string, RenderedDemo>,
  projectDirectory: string,
): Promise<UsageIndex> {
  const getFiles = (demo: DemoSource) =>
    rendered.get(getDemoKey(demo))!.files.filter((file) => SCRIPT.test(file));
  const uses = await findUsage(demos.flatMap(getFiles), projectDirectory);
  const index = new UsageIndex();
  for (const demo of demos) {
    const link = { pathname: pageIdToPathname(demo.pageId), name: demo.name };
    index.add(
      link,
      getFiles(demo).flatMap((file) => uses.get(file) ?? []),
    );
  }
  return index;
}
