import { ApiLookup } from '../../../src/node/api/apiLookup';
import { UsageIndex } from '../../../src/node/usage/usageIndex';
import type { WidgetSite } from '../../../src/node/widgets/createWidget';

/** A site without pages, symbols and demos. */
export function createWidgetSite(overrides: Partial<WidgetSite> = {}): WidgetSite {
  return {
    projectDirectory: process.cwd(),
    pathnames: new Set(),
    api: new ApiLookup({ pages: [], exports: [], events: [], types: new Map() }),
    usage: new UsageIndex(),
    problems: [],
    ...overrides,
  };
}
