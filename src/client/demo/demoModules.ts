import type { ComponentType } from 'react';

/** The demos of one page, by module name. */
export type PageDemoModules = Record<string, () => Promise<{ default: ComponentType }>>;

/** The demos of the site in two levels, for development. */
export type DemoModules = Record<string, () => Promise<{ demos: PageDemoModules }>>;
