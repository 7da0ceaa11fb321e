/** A demo as a writer names it: a module in the folder of a page. */
export interface DemoSource {
  /** `data-grid/column-definition` */
  pageId: string;
  /** `ValueGetter` */
  name: string;
  /** Absolute path of the module. */
  file: string;
}

/** The demo's key everywhere: `data-grid/column-definition/ValueGetter`. */
export function getDemoKey({ pageId, name }: Pick<DemoSource, 'pageId' | 'name'>): string {
  return `${pageId}/${name}`;
}

/** The address of a demo's own document; one for all languages. */
export function demoKeyToFrameHref(key: string): string {
  return `/demos/${key}/`;
}
