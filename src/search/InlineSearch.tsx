import { useMemo, useState } from 'react';
import type { FrameProps } from '../shared/pageProps';
import type { SearchSetup } from '../providers/docs/searchSetup';
import { SearchPanel } from './SearchPanel';
import { createSay, SearchTexts } from './SearchTexts';

/** The query of the address: `?q=`. */
function readAddress(): string {
  return new URLSearchParams(location.search).get('q') ?? '';
}

/** The search as a part of a page; the address follows what is typed, so that it can be sent. */
export function InlineSearch({ setup, frame }: { setup: SearchSetup; frame: FrameProps }) {
  const say = useMemo(() => createSay(setup.texts), [setup]);
  const [query, setQuery] = useState(readAddress);
  const onQuery = (text: string) => {
    setQuery(text);
    const search = text.trim() ? `?${new URLSearchParams({ q: text.slice(0, 500) })}` : '';
    // Quietly: it is the same page, and the router knows its state.
    history.replaceState(history.state, '', location.pathname + search);
  };
  return (
    <SearchTexts value={say}>
      <SearchPanel setup={setup} frame={frame} query={query} onQuery={onQuery} />
    </SearchTexts>
  );
}
