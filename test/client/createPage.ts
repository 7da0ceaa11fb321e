import { vi } from 'vitest';
import type { PageContext } from '../../src/client/providers/page/PageContext';

/** A page whose texts are their keys, for the controllers of its parts. */
export function createPage(changes: Partial<Omit<PageContext, 'announce' | 'modules'>> = {}) {
  return {
    language: 'en',
    translations: {},
    t: (key) => key,
    announce: vi.fn<PageContext['announce']>(),
    modules: {
      loadDemo: vi.fn<PageContext['modules']['loadDemo']>(async () => () => null),
      loadLanguagePack: vi.fn<PageContext['modules']['loadLanguagePack']>(async () => ({})),
      loadSearchSetup: vi.fn<PageContext['modules']['loadSearchSetup']>(() =>
        Promise.reject(new Error('Nobody searches here.')),
      ),
    },
    ...changes,
  } satisfies PageContext;
}
