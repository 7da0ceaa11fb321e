import { LANGUAGES, type Language } from '../../../shared/languages/languages';
import type { CompiledPage } from '../../../shared/page/page';
import { hashTexts } from '../../base/files/hash';
import { readToc } from './readToc';

interface ApiPageParts {
  pathname: string;
  language: Language;
  title: string;
  description: string;
  packageName: string;
  /** Whether it may show advertisements. */
  ads: boolean;
  html: string;
}

/** What all pages of the API have. */
export function createApiPage(parts: ApiPageParts): CompiledPage {
  const { pathname, language, title, description, packageName, ads, html } = parts;
  return {
    id: pathname.slice(3),
    pathname,
    language,
    contentLanguage: language,
    languages: [...LANGUAGES],
    isBehind: false,
    title,
    description,
    frontMatter: {
      title,
      description,
      components: [],
      hooks: [],
      tabs: false,
      packages: [packageName],
      ads,
      toc: true,
      inMenu: true,
    },
    toc: readToc(html),
    blocks: [{ kind: 'html', key: hashTexts(html), html }],
    links: [],
    styles: {},
  };
}
