import { rateAnswer } from '../client/search/answer/rateAnswer';
import type { SearchHit } from '../client/search/engine/createSearchEngine';
import type { Language } from '../shared/languages/languages';
import { isSymbolKind } from '../shared/search/searchIndex';
import { describeSymbol } from './api';
import { shorten } from './markdown';
import { findSection } from './readPage';
import { findHits, getPageUrl, readMarkdown, type Site } from './site';

/** How many results are shown. */
const RESULTS = 6;

/** Characters of the text of the best results; the others have none. */
const TEXT_LENGTHS = [1500, 400];

async function readHit(site: Site, { record, page, hash }: SearchHit, language: Language): Promise<string> {
  const markdown = await readMarkdown(site, page.pathname, language);
  return isSymbolKind(record.kind)
    ? describeSymbol(record, markdown)
    : ((await findSection(site, { language, pathname: page.pathname, hash }, markdown)) ?? '');
}

/** @returns the ranked sections, props and demos that answer a question, the best with their markdown */
export async function search(site: Site, query: string, language: Language): Promise<string> {
  const hits = await findHits(await site.loadSearch(language), query);
  if (hits.length === 0) {
    return 'Nothing on this site has any of these words. Ask with other words, or with the name of a component.';
  }
  const results = hits.slice(0, RESULTS).map(async (hit, position) => {
    const { record, page, hash } = hit;
    const marks = [record.plan, record.deprecation !== undefined && 'deprecated'].filter(Boolean).join(', ');
    const title = `${position + 1}. ${record.kind} "${record.name}"${marks && ` (${marks})`}, ${page.title}`;
    const length = TEXT_LENGTHS[position];
    const text = length ? `\n\n${shorten(await readHit(site, hit, language), length)}\n` : '';
    return `${title}: ${getPageUrl({ language, pathname: page.pathname, hash })}${text}`;
  });
  const note = rateAnswer(hits) === 'nearest' ? ['No clear answer. These are the nearest sections:'] : [];
  return [...note, ...(await Promise.all(results))].join('\n');
}
