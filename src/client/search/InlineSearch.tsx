import { useEffect, useMemo, useState } from 'react';
import { debounce } from '../platform/debounce';
import { writeAddress } from '../platform/writeAddress';
import type { SearchSetup } from '../../shared/search/searchSetup';
import { SearchPanel } from './SearchPanel';
import type { SearchPlace } from './readSearchPlace';
import { createSay, SearchTexts } from './SearchTexts';

/** The query of the address: `?q=`. */
function readAddress(): string {
  return new URLSearchParams(location.search).get('q') ?? '';
}

/** Puts the query into the address, once the user pauses: browsers are slow at it, and refuse to do it often. */
const writeQuery = debounce((text: string) => {
  const search = text.trim() ? `?${new URLSearchParams({ q: text.slice(0, 500) })}` : '';
  writeAddress(location.pathname + search);
});

/** The search as a part of a page; the address follows what is typed, so that it can be sent. */
export function InlineSearch({ setup, place }: { setup: SearchSetup; place: SearchPlace }) {
  const say = useMemo(() => createSay(setup.texts), [setup]);
  const [query, setQuery] = useState(readAddress);
  // Another page has another address.
  useEffect(() => writeQuery.clear, []);
  const onQuery = (text: string) => {
    setQuery(text);
    writeQuery(text);
  };
  return (
    <SearchTexts value={say}>
      <SearchPanel setup={setup} place={place} query={query} onQuery={onQuery} />
    </SearchTexts>
  );
}
