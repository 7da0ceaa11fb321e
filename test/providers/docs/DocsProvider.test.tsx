import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DocsProvider, useDocsConfig } from '../../../src/providers/docs/DocsProvider';

function Question({ pathname }: { pathname: string }) {
  return String(useDocsConfig().isExcludedFromLanguages(pathname));
}

describe('DocsProvider', () => {
  it('hands on the configuration', () => {
    const html = renderToString(
      <DocsProvider value={{ isExcludedFromLanguages: (pathname) => pathname === '/blog' }}>
        <Question pathname="/blog" />
      </DocsProvider>,
    );
    expect(html).toBe('true');
  });

  it('is asked for by its name where it is missing', () => {
    expect(() => renderToString(<Question pathname="/blog" />)).toThrow(/`DocsProvider`/);
  });
});
