import { useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../components/Icon';
import { useLanguage } from '../providers/language/LanguageProvider';
import { isDocsDomain } from '../../shared/paths/docsDomain';
import { pathnameToHref } from '../../shared/paths/pathnameToHref';
import { PRODUCT_FOLDERS } from '../../shared/products/products';
import { AnswerContent } from './answer/AnswerContent';
import type { SearchHit } from './engine/createSearchEngine';
import { useExcerpts } from './excerpts/useExcerpts';
import { findNearNames } from './findNearNames';
import { storeFoundWords } from './foundWords';
import { groupHits, type HitFilter, type HitGroup } from './groupHits';
import { HitContent } from './HitContent';
import { keepOrder } from './keepOrder';
import { findActions, listActions, type SearchAction } from './listActions';
import { listOtherPages } from './listOtherPages';
import { listStoredGroups } from './listStoredGroups';
import { NoAnswer, NothingFound } from './NothingFound';
import { markFoundWords } from './markFoundWords';
import { createMarkWords, readMarkedWords } from './markWords';
import { getOptionId, OptionList, type OptionGroup, type SearchOption } from './OptionList';
import type { SearchPlace } from './readSearchPlace';
import type { SearchSetup } from '../../shared/search/searchSetup';
import { SearchFilters } from './SearchFilters';
import { SearchKeys } from './SearchKeys';
import { useSay } from './SearchTexts';
import { addQuery, clearLists } from './storedLists';
import { takeLines } from './takeLines';
import { useEarlyEnter, type EnterModifiers } from './useEarlyEnter';
import { useIsRested } from './useIsRested';
import { useSearch } from './useSearch';

interface SearchPanelProps {
  setup: SearchSetup;
  place: SearchPlace;
  query: string;
  onQuery: (query: string) => void;
  /** Called when a link is followed, before it is. */
  onLeave?: () => void;
  /** Content beside the field. */
  children?: ReactNode;
}

/** A filter looks at more hits than are shown without one. */
const FILTERED_LIMIT = 300;

const STATUS_CLASSES = {
  loading: 'search-status search-loading',
  failed: 'search-status',
  ready: 'visually-hidden',
};

/** How many lines fill the view; those below it are rendered when the browser is idle. */
const FIRST_LINES = 12;

/** The field, the filters and the list of what is found. */
export function SearchPanel({ setup, place, query, onQuery, onLeave, children }: SearchPanelProps) {
  const { language } = useLanguage();
  const say = useSay();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [filter, setFilter] = useState<HitFilter>({});
  /** Counts removals: what is stored is read again. */
  const [removals, setRemovals] = useState(0);
  const product = PRODUCT_FOLDERS.find((folder) => place.productId === `x-${folder}`);
  const pathname = place.canonicalAs.replace(/\/$/, '');
  const isFiltered = filter.sort !== undefined || filter.product !== undefined;
  const limit = isFiltered ? FILTERED_LIMIT : undefined;
  const search = useSearch(setup.indexHref, query, { product, pathname, limit });
  const { status, loaded, hits } = search;
  const isEmpty = query.trim() === '';
  // The active line is that of a list: another list begins at its first line. More texts move no line that the user sees.
  const listKey = JSON.stringify([query, filter]);
  const [active, setActive] = useState<{ listKey: string; line?: string; groups?: OptionGroup[] }>();
  /** The hits of which the user asked for all pages. */
  const [opened, setOpened] = useState<readonly string[]>([]);
  // More texts may bring other hits.
  const { getExcerpt, isSettled } = useExcerpts(search.isTextLoading ? undefined : loaded, hits, query);

  const hitGroups = useMemo(() => groupHits(hits, filter), [hits, filter]);
  const foundGroups = useMemo((): OptionGroup[] => {
    const getTitle = ({ best, product: groupProduct, sort }: HitGroup) => {
      if (best) {
        return say(`groups.${best}`);
      }
      return say('groups.name', {
        product: groupProduct ? say(`products.${groupProduct}`) : say('groups.suite'),
        sort: sort ? say(`filters.${sort}`) : '',
      });
    };
    const markWords = createMarkWords(query, loaded?.index.words.ignored);
    const getContent = (hit: SearchHit, { best }: HitGroup) => {
      const content = { hit, excerpt: getExcerpt(hit), markWords };
      return (best === 'answer' || best === 'likely') && loaded ? (
        <AnswerContent {...content} index={loaded.index} isSettled={isSettled} />
      ) : (
        <HitContent {...content} />
      );
    };
    const toOptions = (hit: SearchHit, group: HitGroup): SearchOption[] => {
      const href = pathnameToHref(hit.page.pathname, language) + (hit.hash && `#${encodeURI(hit.hash)}`);
      const isOpen = opened.includes(hit.id);
      const open = (line: string) => {
        setOpened([...opened, hit.id]);
        setActive({ listKey, line });
      };
      return [
        { id: hit.id, href, content: getContent(hit, group) },
        ...listOtherPages(hit, { language, say, isOpen, open }),
      ];
    };
    return hitGroups.map((group) => ({
      id: group.id,
      title: getTitle(group),
      options: group.hits.flatMap((hit) => toOptions(hit, group)),
    }));
  }, [loaded, hitGroups, getExcerpt, isSettled, query, language, say, opened, listKey]);

  const otherGroups = useMemo((): OptionGroup[] => {
    const actions = listActions(place, language, say);
    const toGroup = (found: readonly SearchAction[]): OptionGroup => ({
      id: 'actions',
      title: say('groups.actions'),
      options: found.map(({ id, label, href, run }) => ({ id: `action ${id}`, content: label, href, run })),
    });
    if (!isEmpty) {
      return [toGroup(isFiltered ? [] : findActions(actions, query))];
    }
    return [...(removals >= 0 ? listStoredGroups(loaded?.index, say, onQuery) : []), toGroup(actions)];
  }, [place, language, say, isEmpty, isFiltered, query, removals, loaded, onQuery]);

  // Recent pages are above the actions; both appear together, when the recent pages are known.
  const shownOthers = status === 'loading' ? [] : otherGroups;
  const moved = active?.listKey === listKey ? active : undefined;
  // What the query asks to do comes right after the best hits.
  const [bestGroup, ...moreGroups] = isEmpty ? [] : foundGroups;
  const answers = [...(bestGroup ? [bestGroup] : []), ...shownOthers, ...moreGroups].filter(
    ({ options }) => options.length > 0,
  );
  const groups = isEmpty ? answers : keepOrder(answers, moved?.groups);
  const options = groups.flatMap((group) => group.options);
  const hitCount = isEmpty ? 0 : hitGroups.reduce((sum, group) => sum + group.hits.length, 0);
  const isNothingFound = status === 'ready' && !isEmpty && hitCount === 0 && !search.isTextLoading;
  const isUnanswered = bestGroup?.id === 'nearest' && !search.isTextLoading;
  const needsNames = isNothingFound || isUnanswered;
  const nearNames = useMemo(
    () => (needsNames && loaded ? findNearNames(query, loaded.index.records) : []),
    [needsNames, loaded, query],
  );
  const activeIndex = Math.max(
    options.findIndex(({ id }) => id === moved?.line),
    0,
  );
  const moveTo = (index: number) => setActive({ listKey, line: options[index]?.id, groups });
  const isRested = useIsRested(foundGroups);
  const renderedGroups = isRested || activeIndex >= FIRST_LINES ? groups : takeLines(groups, FIRST_LINES);

  /** Lets the page of a hit mark the words of the query: at once where it is this one. */
  const handOverWords = (address: string) => {
    const { href, pathname: path, hash } = new URL(address, location.href);
    const found = { href, words: readMarkedWords(query, loaded?.index.words.ignored) };
    if (hash && path === location.pathname) {
      markFoundWords(found);
    } else if (found.words.length > 0) {
      storeFoundWords(found);
    }
  };
  const choose = (option: SearchOption, { ctrlKey, metaKey, shiftKey }: EnterModifiers) => {
    addQuery(query);
    option.run?.();
    if (option.href && !(ctrlKey || metaKey || shiftKey)) {
      handOverWords(option.href);
      onLeave?.();
    } else {
      // The list stays beside what opens elsewhere.
      input.current?.focus();
    }
  };
  const reread = () => {
    setRemovals((count) => count + 1);
    input.current?.focus();
  };
  const remove = (option: SearchOption) => {
    option.remove?.();
    reread();
  };
  const searchFor = (name: string) => {
    onQuery(name);
    input.current?.focus();
  };
  const showAll = () => {
    setFilter({});
    input.current?.focus();
  };

  const chooseActive = ({ ctrlKey, metaKey, shiftKey }: EnterModifiers) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey });
    document.getElementById(getOptionId(listId, activeIndex))?.dispatchEvent(click);
  };
  const isComplete = status !== 'loading' && !search.isTextLoading;
  const enterEarly = useEarlyEnter({ query, isAnswered: isComplete, choose: chooseActive });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // While characters are composed the keys belong to that.
    if (event.nativeEvent.isComposing) {
      return;
    }
    const option = options[activeIndex];
    const { key, shiftKey } = event;
    // The first line is that of the final list, unless the user chose one before.
    if (key === 'Enter' && !isEmpty && !isComplete && !moved) {
      event.preventDefault();
      enterEarly(event);
      return;
    }
    if (!option) {
      return;
    }
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      moveTo((activeIndex + (key === 'ArrowDown' ? 1 : -1) + options.length) % options.length);
    } else if (key === 'Enter') {
      event.preventDefault();
      chooseActive(event);
    } else if (key === 'Delete' && shiftKey && option.remove) {
      event.preventDefault();
      remove(option);
    }
  };

  const countTexts = [say('count.none'), say('count.one')];
  const countText = countTexts[hitCount] ?? say('count.many', { count: String(hitCount) });
  const statusTexts = {
    loading: say('loading'),
    // Nothing keeps the search anywhere else.
    failed: isDocsDomain(location.host) ? `${say('failed')} ${say('offlineHint')}` : say('failed'),
    ready: isEmpty || (hitCount === 0 && search.isTextLoading) ? '' : countText,
  };
  return (
    // What the list answers, and whether no text that may change it is on its way.
    <div className="search-panel" data-answered={query} data-complete={search.isTextLoading ? undefined : ''}>
      <div className="search-bar">
        <Icon name="search" />
        <input
          ref={input}
          className="search-input"
          type="text"
          inputMode="search"
          enterKeyHint="go"
          role="combobox"
          aria-label={say('label')}
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={options.length > 0 ? getOptionId(listId, activeIndex) : undefined}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          placeholder={say('placeholder')}
          value={query}
          // The panel was opened to type a query.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          onChange={(event) => onQuery(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {query !== '' && (
          <button
            type="button"
            className="icon-button search-clear"
            aria-label={say('clear')}
            onClick={() => {
              onQuery('');
              input.current?.focus();
            }}
          >
            <Icon name="close" />
          </button>
        )}
        {children}
      </div>
      {!isEmpty && <SearchFilters filter={filter} onFilter={setFilter} />}
      <output className={STATUS_CLASSES[status]}>{statusTexts[status]}</output>
      {(status === 'failed' || search.isTextMissing) && (
        <p className="search-status" role="alert">
          {status === 'ready' && `${say('textMissing')} `}
          <button type="button" className="button" onClick={search.retry}>
            {say('retry')}
          </button>
        </p>
      )}
      <div className="search-list">
        {isNothingFound && (
          <NothingFound
            query={query}
            nearNames={nearNames}
            onQuery={searchFor}
            onShowAll={hits.length > 0 ? showAll : undefined}
          />
        )}
        {isUnanswered && (
          <NoAnswer query={query} product={hits[0]?.page.product} nearNames={nearNames} onQuery={searchFor} />
        )}
        <OptionList
          id={listId}
          groups={renderedGroups}
          activeIndex={activeIndex}
          onActive={moveTo}
          onChoose={choose}
          onRemove={remove}
        />
        {isEmpty && options.some((option) => option.remove) && (
          <p className="search-note">
            <span className="search-note-keys">
              <kbd>Shift</kbd> <kbd>Delete</kbd> {say('keys.remove')}
            </span>
            <button
              type="button"
              className="search-note-button"
              onClick={() => {
                clearLists();
                reread();
              }}
            >
              {say('removeAll')}
            </button>
          </p>
        )}
      </div>
      {onLeave && options.length > 0 && <SearchKeys />}
    </div>
  );
}
