import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DocsProvider, useDocsConfig } from '../../../src/providers/docs/DocsProvider';

const loadSearchSetups = () => Promise.reject(new Error('Nobody searches here.'));

function Question({ pathname }: { pathname: string }) {
  return String(useDocsConfig().isExcludedFromLanguages(pathname));
}

describe('DocsProvider', () => {
  it('hands on the configuration', () => {
    const html = renderToString(
      <DocsProvider value={{ isExcludedFromLanguages: (pathname) => pathname === '/blog', loadSearchSetups }}>
        <Question pathname="/blog" />
      </DocsProvider>,
    );
    expect(html).toBe('true');
  });

  it('is asked for by its name where it is missing', () => {
    expect(() => renderToString(<Question pathname="/blog" />)).toThrow(/`DocsProvider`/);
  });
});
