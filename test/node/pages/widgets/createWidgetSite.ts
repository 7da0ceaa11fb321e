import { ApiLookup } from '../../../../src/node/api/apiLookup';
import { UsageIndex } from '../../../../src/node/demos/usage/usageIndex';
import type { WidgetSite } from '../../../../src/node/pages/widgets/createWidget';

/** A site without pages, symbols and demos. */
export function createWidgetSite(overrides: Partial<WidgetSite> = {}): WidgetSite {
  return {
    projectDirectory: process.cwd(),
    pathnames: new Set(),
    api: new ApiLookup({ pages: [], exports: [], events: [], types: new Map() }),
    usage: new UsageIndex(),
    ...overrides,
  };
}
