import { load } from 'cheerio/slim';
import type { TocEntry } from '../../../shared/page/page';

/** The headings of a page that was rendered, for the contents list. */
export function readToc(html: string): TocEntry[] {
  const $ = load(html, null, false);
  return $('h2[id], h3[id]')
    .map((_, heading) => ({
      id: $(heading).attr('id')!,
      text: $(heading).text(),
      level: heading.tagName === 'h2' ? (2 as const) : (3 as const),
    }))
    .get();
}
