import path from 'node:path';
import type { OtherStyling } from '../../shared/demo/codePreferences';
import { getDemoModuleName } from '../../shared/demo/demoFragment';

/** A demo as a writer names it: a module in the folder of a page. */
export interface DemoSource {
  /** `data-grid/column-definition` */
  pageId: string;
  /** `ValueGetter` */
  name: string;
  /** Absolute path of the module. */
  file: string;
  /** Absolute paths of the modules that show the same in other stylings; absent where there is one only. */
  stylings?: Partial<Record<OtherStyling, string>>;
  /** The styling of the module; absent for the one that is in the page. */
  styling?: OtherStyling;
}

/** The demo's key everywhere: `data-grid/column-definition/ValueGetter`; `…/ValueGetter-css` for a styling. */
export function getDemoKey({
  pageId,
  name,
  styling,
}: Pick<DemoSource, 'pageId' | 'name' | 'styling'>): string {
  return `${pageId}/${getDemoModuleName(name, styling)}`;
}

/** The demo in each of its other stylings. */
export function listStyledDemos({ pageId, name, stylings = {} }: DemoSource): DemoSource[] {
  return (Object.keys(stylings) as OtherStyling[]).map((styling) => ({
    pageId,
    name,
    styling,
    file: stylings[styling]!,
  }));
}

/** The demo in all its stylings. */
export function listVariants(demo: DemoSource): DemoSource[] {
  return [demo, ...listStyledDemos(demo)];
}

/** Whether all stylings of a demo are among variants that could be bundled, or rendered. */
export function hasAllVariants(variants: ReadonlyMap<string, unknown>, demo: DemoSource): boolean {
  return listVariants(demo).every((variant) => variants.has(getDemoKey(variant)));
}

/** What users know a file of the demo by: the module in a folder of stylings bears the demo's name. */
export function getShownName(demo: DemoSource, file: string): string {
  return file === demo.file ? `${demo.name}.tsx` : path.basename(file);
}

/** The address of a demo's own document; one for all languages. */
export function demoKeyToIframeHref(key: string): string {
  return `/demos/${key}/`;
}
