import type { ComponentType } from 'react';
import type { LoadDemo } from './startDemo';

/** The demos of one page, by module name. */
export type PageDemoModules = Record<string, () => Promise<{ default: ComponentType }>>;

/** The demos of the site in two levels, so that a page's own JavaScript does not grow with the site. */
export type DemoModules = Record<string, () => Promise<{ demos: PageDemoModules }>>;

/** Makes the function that imports demos from the generated map. */
export function createLoadDemo(modules: DemoModules): LoadDemo {
  return async (pageId, name) => {
    const page = await modules[pageId]?.();
    const demo = await page?.demos[name]?.();
    if (!demo) {
      throw new Error(`There is no demo \`${name}\` in \`${pageId}\`.`);
    }
    return demo.default;
  };
}
