import type { ComponentType } from 'react';
import type { LoadDemo } from './startDemo';

/** The demos of one page, by module name. */
export type PageDemoModules = Record<string, () => Promise<{ default: ComponentType }>>;

/** The demos of the site in two levels, so that no page loads more than the names of the pages. */
export type DemoModules = Record<string, () => Promise<{ demos: PageDemoModules }>>;

/**
 * Makes the function that imports demos from the generated map.
 *
 * @param loadModules loads the map, with the first demo: a page's own JavaScript does not grow with the site
 */
export function createLoadDemo(loadModules: () => Promise<{ demoModules: DemoModules }>): LoadDemo {
  return async (pageId, name) => {
    const { demoModules } = await loadModules();
    const page = await demoModules[pageId]?.();
    const demo = await page?.demos[name]?.();
    if (!demo) {
      throw new Error(`There is no demo \`${name}\` in \`${pageId}\`.`);
    }
    return demo.default;
  };
}
