import { pageIdToPathname } from '../../../shared/paths/pageIdToPathname';
import { UsageIndex } from './usageIndex';
import { getDemoKey, listForms, type DemoSource } from '../demoSource';
import type { BundledDemo } from '../bundleDemos';
import { findUsage } from './findUsage';
import type { NamedProblem } from './omitIntendedUses';

const SCRIPT = /\.tsx?$/;

export interface Usage {
  index: UsageIndex;
  /** Uses of what the installed packages declare as deprecated; those in a module of several demos more than once. */
  deprecated: NamedProblem[];
}

/**
 * Finds out which demo uses which part of the API, the files of its folder and all its stylings included.
 *
 * @param bundled all their forms, by demo key
 */
export async function indexUsage(
  demos: DemoSource[],
  bundled: ReadonlyMap<string, BundledDemo>,
  projectDirectory: string,
): Promise<Usage> {
  const scripts = demos.map((demo) => {
    const files = listForms(demo).flatMap((form) => bundled.get(getDemoKey(form))!.files);
    return [...new Set(files)].filter((file) => SCRIPT.test(file));
  });
  const usages = await findUsage(scripts, projectDirectory);
  const index = new UsageIndex();
  for (const [position, demo] of demos.entries()) {
    index.add({ pathname: pageIdToPathname(demo.pageId), name: demo.name }, usages[position]!.uses);
  }
  return { index, deprecated: usages.flatMap(({ deprecated }) => deprecated) };
}
