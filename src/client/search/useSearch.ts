import { useEffect, useMemo, useState } from 'react';
import { debounce } from '../platform/debounce';
import { whenIdle } from '../platform/whenIdle';
import type { SearchHit, SearchOptions } from './engine/createSearchEngine';
import { loadEngine, type LoadedSearch } from './loadEngine';
import { loadForOffline } from './loadForOffline';
import { listTextFiles } from '../../shared/search/listTextFiles';

export interface Search {
  /** `failed` when the index could not be loaded. */
  status: 'loading' | 'ready' | 'failed';
  loaded?: LoadedSearch;
  hits: SearchHit[];
  /** True while files of the full text are on their way: the query may find more. */
  isTextLoading: boolean;
  /** True when such a file could not be loaded. */
  isTextMissing: boolean;
  retry: () => void;
}

/** Searches for what is typed: at once by names, and again when the files of the full text are there. */
export function useSearch(indexHref: string, query: string, options: SearchOptions): Search {
  const [loaded, setLoaded] = useState<LoadedSearch>();
  const [isFailed, setIsFailed] = useState(false);
  /** The query whose files could not be loaded. */
  const [failedQuery, setFailedQuery] = useState<string>();
  /** Counts what came: the same query then finds more. */
  const [revision, setRevision] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const { product, pathname, limit } = options;

  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const search = await loadEngine(indexHref).catch(() => undefined);
      if (isCurrent) {
        setLoaded(search);
        setIsFailed(search === undefined);
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [indexHref, attempt]);

  useEffect(() => {
    let isCurrent = true;
    const files = loaded?.engine.listMissingFiles(query) ?? [];
    // What failed is tried again when the user asks for it.
    if (files.length === 0 || failedQuery === query) {
      return undefined;
    }
    // Names are found at once; for the files a user need not stop at every letter.
    const loadSoon = debounce(async () => {
      const results = await Promise.allSettled(files.map((href) => loaded!.loadFile(href)));
      if (isCurrent) {
        setFailedQuery(results.some(({ status }) => status === 'rejected') ? query : undefined);
        setRevision((count) => count + 1);
      }
    });
    loadSoon();
    return () => {
      isCurrent = false;
      loadSoon.clear();
    };
    // The questions tell which words need the full text: what came may ask for more.
  }, [loaded, query, attempt, revision, failedQuery]);

  const isSearching = loaded !== undefined && query.trim() !== '';
  useEffect(
    () =>
      isSearching ? whenIdle(() => void loadForOffline(indexHref, listTextFiles(loaded.index))) : undefined,
    [isSearching, indexHref, loaded],
  );

  const hits = useMemo(
    () => (revision >= 0 && loaded ? loaded.engine.search(query, { product, pathname, limit }) : []),
    [loaded, query, product, pathname, limit, revision],
  );
  const needsFiles = loaded !== undefined && loaded.engine.listMissingFiles(query).length > 0;
  const isTextMissing = needsFiles && failedQuery === query;
  const isTextLoading = needsFiles && !isTextMissing;
  const status = loaded ? 'ready' : isFailed ? 'failed' : 'loading';
  const retry = () => {
    setIsFailed(false);
    setFailedQuery(undefined);
    setAttempt((count) => count + 1);
  };
  return { status, loaded, hits, isTextLoading, isTextMissing, retry };
}
