import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  DocsProvider,
  useDocsConfig,
  type DocsConfig,
} from '../../../../src/client/providers/docs/DocsProvider';

const CONFIG: DocsConfig = {
  isExcludedFromLanguages: (pathname) => pathname === '/blog',
};

function Question({ pathname }: { pathname: string }) {
  return String(useDocsConfig().isExcludedFromLanguages(pathname));
}

describe('DocsProvider', () => {
  it('hands on the configuration', () => {
    const html = renderToString(
      <DocsProvider value={CONFIG}>
        <Question pathname="/blog" />
      </DocsProvider>,
    );
    expect(html).toBe('true');
  });

  it('is asked for by its name where it is missing', () => {
    expect(() => renderToString(<Question pathname="/blog" />)).toThrow(/`DocsProvider`/);
  });
});
