import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { SearchHit, SearchOptions } from './engine/createSearchEngine';
import { loadEngine, type LoadedSearch } from './loadEngine';

export interface Search {
  /** `failed` when the index could not be loaded. */
  status: 'loading' | 'ready' | 'failed';
  loaded?: LoadedSearch;
  hits: SearchHit[];
  /** The query that the hits belong to. */
  answered: string;
  /** True while files of the full text that the query needs could not be loaded. */
  isTextMissing: boolean;
  retry: () => void;
}

/** Searches for what is typed: at once by names, and again when the files of the full text are there. */
export function useSearch(indexHref: string, query: string, options: SearchOptions): Search {
  const [loaded, setLoaded] = useState<LoadedSearch>();
  const [isFailed, setIsFailed] = useState(false);
  const [isTextMissing, setIsTextMissing] = useState(false);
  /** Counts what came: the same query then finds more. */
  const [revision, setRevision] = useState(0);
  const [attempt, setAttempt] = useState(0);
  // A key is shown before its results.
  const answered = useDeferredValue(query);
  const { product, pathname } = options;

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
    const load = async () => {
      const files = loaded?.engine.listFiles(answered) ?? [];
      const results = await Promise.allSettled(files.map((href) => loaded!.loadFile(href)));
      if (isCurrent) {
        setIsTextMissing(results.some(({ status }) => status === 'rejected'));
        setRevision((count) => count + (files.length > 0 ? 1 : 0));
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [loaded, answered, attempt]);

  const hits = useMemo(
    () => (revision >= 0 && loaded ? loaded.engine.search(answered, { product, pathname }) : []),
    [loaded, answered, product, pathname, revision],
  );
  const status = loaded ? 'ready' : isFailed ? 'failed' : 'loading';
  const retry = () => {
    setIsFailed(false);
    setAttempt((count) => count + 1);
  };
  return { status, loaded, hits, answered, isTextMissing, retry };
}
