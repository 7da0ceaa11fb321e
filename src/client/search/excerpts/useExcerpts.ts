import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import type { PageParagraphs } from '../../../shared/search/pageParagraphs';
import { splitWords } from '../../../shared/search/splitWords';
import { debounce } from '../../platform/debounce';
import { useLanguage } from '../../providers/language/LanguageProvider';
import type { SearchHit } from '../engine/createSearchEngine';
import type { LoadedSearch } from '../loadEngine';
import { chooseAnswer, chooseExcerpt } from './chooseExcerpt';

/** A query loads the paragraphs of so many pages, those of its best hits. */
const MAX_PAGES = 6;

/** A sentence of the text that answers a query; empty while it is loaded, undefined where none is shown. */
export type GetExcerpt = (hit: SearchHit) => string | undefined;

export interface Excerpts {
  getExcerpt: GetExcerpt;
  /** False while those of an earlier query are shown. */
  isSettled: boolean;
}

/** Sections have a sentence; pages, which have a description, only where the words are in their text. */
function hasExcerpt({ record, textWords }: SearchHit): boolean {
  return (
    record.kind === 'heading' ||
    record.kind === 'migration' ||
    (record.kind === 'page' && textWords.length > 0)
  );
}

function getPlace({ page, hash }: SearchHit): string {
  return `${page.pathname}#${hash}`;
}

/** The pages whose paragraphs are loaded. */
function listPathnames(hits: readonly SearchHit[]): ReadonlySet<string> {
  return new Set([...new Set(hits.filter(hasExcerpt).map(({ page }) => page.pathname))].slice(0, MAX_PAGES));
}

/**
 * The sentences of hits, once the user stops typing. Those of an earlier query stay until those of the next one are
 * there.
 */
export function useExcerpts(
  search: LoadedSearch | undefined,
  hits: readonly SearchHit[],
  query: string,
): Excerpts {
  const { language } = useLanguage();
  const [known, setKnown] = useState<{ hits?: readonly SearchHit[]; excerpts: ReadonlyMap<string, string> }>({
    excerpts: new Map(),
  });
  const loadedPathnames = useMemo(() => listPathnames(hits), [hits]);

  useEffect(() => {
    if (!search || hits.length === 0) {
      return undefined;
    }
    let isCurrent = true;
    const { ignored } = search.index.words;
    const load = debounce(async () => {
      const pathnames = [...loadedPathnames];
      const results = await Promise.allSettled(pathnames.map((pathname) => search.loadParagraphs(pathname)));
      if (!isCurrent) {
        return;
      }
      const pages = new Map<string, PageParagraphs>();
      results.forEach((result, index) => {
        if (result.status === 'fulfilled') {
          pages.set(pathnames[index]!, result.value);
        }
      });
      const words = splitWords(query).filter(({ text }) => !ignored.includes(text));
      const excerpts = new Map<string, string>();
      for (const hit of hits.filter(hasExcerpt)) {
        const paragraphs = pages.get(hit.page.pathname)?.[hit.hash];
        const choose = hit === hits[0] ? chooseAnswer : chooseExcerpt;
        const excerpt = paragraphs && choose(paragraphs, words, language);
        if (excerpt) {
          excerpts.set(getPlace(hit), excerpt);
        }
      }
      startTransition(() => setKnown({ hits, excerpts }));
    });
    load();
    return () => {
      isCurrent = false;
      load.clear();
    };
  }, [search, hits, loadedPathnames, query, language]);

  const getExcerpt = useCallback<GetExcerpt>(
    (hit) => {
      const excerpt = known.excerpts.get(getPlace(hit));
      const isAwaited = known.hits !== hits && hasExcerpt(hit) && loadedPathnames.has(hit.page.pathname);
      return excerpt ?? (isAwaited ? '' : undefined);
    },
    [known, hits, loadedPathnames],
  );
  return { getExcerpt, isSettled: known.hits === hits };
}
