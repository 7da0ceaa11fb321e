import type { ComponentType } from 'react';

/** The demos of pages for development: by page id, then by module name. */
export type DemoModules = Record<string, Record<string, () => Promise<{ default: ComponentType }>>>;
