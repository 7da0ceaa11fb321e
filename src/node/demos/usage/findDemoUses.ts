import { addToList } from '../../../shared/addToList';
import type { ApiUse } from './apiUse';
import { getDemoKey, listVariants, type DemoSource } from '../demoSource';
import type { BundledDemo } from '../bundleDemos';
import { findUsage } from './findUsage';
import type { NamedProblem } from './omitIntendedUses';

const SCRIPT = /\.tsx?$/;

/** A demo, and what it uses of the API. */
export interface NamedUses {
  name: string;
  uses: readonly ApiUse[];
}

interface Usage {
  /** What each demo uses, by page id. */
  uses: Map<string, NamedUses[]>;
  /** Uses of what the installed packages declare as deprecated; those in a module of several demos more than once. */
  deprecated: NamedProblem[];
}

/**
 * Finds out which demo uses which part of the API, the files of its folder and all its stylings included.
 *
 * @param bundled all their variants, by demo key
 */
export async function findDemoUses(
  demos: DemoSource[],
  bundled: ReadonlyMap<string, BundledDemo>,
  projectDirectory: string,
): Promise<Usage> {
  const scripts = demos.map((demo) => {
    const files = listVariants(demo).flatMap((variant) => bundled.get(getDemoKey(variant))!.files);
    return [...new Set(files)].filter((file) => SCRIPT.test(file));
  });
  const usages = await findUsage(scripts, projectDirectory);
  const uses = new Map<string, NamedUses[]>();
  for (const [position, { pageId, name }] of demos.entries()) {
    addToList(uses, pageId, { name, uses: usages[position]!.uses });
  }
  return { uses, deprecated: usages.flatMap(({ deprecated }) => deprecated) };
}
