import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Link } from '../../../src/client/components/Link';
import { DocsProvider, type DocsConfig } from '../../../src/client/providers/docs/DocsProvider';
import { LanguageProvider } from '../../../src/client/providers/language/LanguageProvider';
import type { Language } from '../../../src/shared/languages/languages';

const TRANSLATIONS = { en: {}, zh: {} };
const CONFIG: DocsConfig = {
  isExcludedFromLanguages: (pathname) => pathname === '/news/',
};

function render(href: string, language: Language): string {
  return renderToStaticMarkup(
    <LanguageProvider language={language} translations={TRANSLATIONS}>
      <DocsProvider value={CONFIG}>
        <Link href={href} className="link">
          Text
        </Link>
      </DocsProvider>
    </LanguageProvider>,
  );
}

describe('Link', () => {
  it.each<[string, Language, string]>([
    ['/x/introduction/', 'en', '/x/introduction/'],
    ['/x/introduction/', 'zh', '/zh/x/introduction/'],
    ['/x/introduction/?a=1#b', 'zh', '/zh/x/introduction/?a=1#b'],
    ['/zh/x/introduction/', 'zh', '/zh/x/introduction/'],
    ['#top', 'zh', '#top'],
    ['https://mui.com/x/', 'zh', 'https://mui.com/x/'],
    // What has no languages is for the configuration to say.
    ['/news/', 'zh', '/news/'],
    ['/blog/', 'zh', '/zh/blog/'],
  ])('leads from %s in %s to %s', (href, language, expected) => {
    expect(render(href, language)).toBe(`<a class="link" href="${expected}">Text</a>`);
  });

  it('throws outside the provider of the configuration, naming it', () => {
    expect(() => renderToStaticMarkup(<Link href="/x/">Text</Link>)).toThrow('DocsProvider');
  });
});
