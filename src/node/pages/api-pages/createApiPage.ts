import { load } from 'cheerio/slim';
import { LANGUAGES } from '../../../shared/languages/languages';
import type { CompiledPage, TocEntry } from '../../../shared/page/page';
import { hashTexts } from '../../base/files/hash';

type Head = Pick<CompiledPage, 'id' | 'pathname' | 'language' | 'title' | 'description' | 'frontMatter'>;

/** The headings of a page that was rendered, for the contents list. */
function readToc(html: string): TocEntry[] {
  const $ = load(html, null, false);
  return $('h2[id], h3[id]')
    .map((_, heading) => ({
      id: $(heading).attr('id')!,
      text: $(heading).text(),
      level: heading.tagName === 'h2' ? (2 as const) : (3 as const),
    }))
    .get();
}

/** A page that is drawn of the API: the layout is in the user's language, descriptions say that they are English. */
export function createApiPage(head: Head, html: string): CompiledPage {
  return {
    ...head,
    contentLanguage: head.language,
    languages: [...LANGUAGES],
    isBehind: false,
    toc: readToc(html),
    blocks: [{ kind: 'html', key: hashTexts(html), html }],
    links: [],
    styles: {},
  };
}

interface SymbolHead extends Pick<CompiledPage, 'pathname' | 'language' | 'title' | 'description'> {
  packageName: string;
  /** Whether it may show advertisements. */
  ads: boolean;
}

/** A page that no guide stands behind: of a symbol, or of all symbols of a product. */
export function createSymbolPage({ packageName, ads, ...head }: SymbolHead, html: string): CompiledPage {
  const { pathname, title, description } = head;
  const frontMatter = {
    title,
    description,
    components: [],
    hooks: [],
    tabs: false,
    packages: [packageName],
    ads,
    toc: true,
    inMenu: true,
  };
  return createApiPage({ ...head, id: pathname.slice(3), frontMatter }, html);
}
