import { useLanguage } from '../providers/language/LanguageProvider';
import { pathnameToHref } from '../../shared/paths/pathnameToHref';
import { ISSUE_SCOPES, PRODUCT_FOLDERS, type ProductFolder } from '../../shared/products/products';
import { REPOSITORY_URL } from '../../shared/paths/site';
import { useSay } from './SearchTexts';

const MAX_SHOWN = 80;

function shorten(query: string): string {
  const characters = [...query.trim()];
  return characters.slice(0, MAX_SHOWN).join('') + (characters.length > MAX_SHOWN ? '…' : '');
}

interface NothingFoundProps {
  query: string;
  /** Names of the API that are like the query. */
  nearNames: readonly string[];
  onQuery: (query: string) => void;
  /** Given when it is the filter that lets nothing through. */
  onShowAll?: () => void;
}

/** Names of the API that are like the query, to search for. */
function NearNames({ names, onQuery }: { names: readonly string[]; onQuery: (query: string) => void }) {
  const say = useSay();
  return (
    names.length > 0 && (
      <p className="search-near">
        {say('suggestions.near')}{' '}
        {names.map((name) => (
          <button key={name} type="button" className="button" onClick={() => onQuery(name)}>
            {name}
          </button>
        ))}
      </p>
    )
  );
}

interface AskLinksProps {
  query: string;
  /** The product that the query is about. */
  product?: ProductFolder;
}

/** Where others may have asked the same, and where to ask. */
function AskLinks({ query, product }: AskLinksProps) {
  const { language } = useLanguage();
  const say = useSay();
  const filter = product ? `label:"scope: ${ISSUE_SCOPES[product]}" ` : '';
  const issues = `${REPOSITORY_URL}/issues?q=${encodeURIComponent(filter + shorten(query))}`;
  return (
    <>
      {say('suggestions.ask')}{' '}
      <a href={issues}>
        {say('suggestions.issues', { product: product ? say(`products.${product}`) : say('groups.suite') })}
      </a>
      {say('suggestions.or')}
      <a href={pathnameToHref('/x/introduction/support', language)}>{say('suggestions.support')}</a>
    </>
  );
}

/** Says that the results below do not answer, and where an answer may be. */
export function NoAnswer({
  nearNames,
  onQuery,
  ...asked
}: Pick<NothingFoundProps, 'nearNames' | 'onQuery'> & AskLinksProps) {
  const say = useSay();
  return (
    <div className="search-no-answer">
      <p>
        {say('noAnswer')} <AskLinks {...asked} />
      </p>
      <NearNames names={nearNames} onQuery={onQuery} />
    </div>
  );
}

/** Says that there is nothing, and what may help. */
export function NothingFound({ query, nearNames, onQuery, onShowAll }: NothingFoundProps) {
  const { language } = useLanguage();
  const say = useSay();
  const shown = shorten(query);
  if (onShowAll) {
    return (
      <div className="search-nothing">
        <p>
          <bdi>{say('nothingInFilter', { query: shown })}</bdi>
        </p>
        <button type="button" className="button" onClick={onShowAll}>
          {say('showAll')}
        </button>
      </div>
    );
  }
  return (
    <div className="search-nothing">
      <p>
        <bdi>{say('nothing', { query: shown })}</bdi>
      </p>
      <NearNames names={nearNames} onQuery={onQuery} />
      <p>{say('suggestions.title')}</p>
      <ul>
        <li>{say('suggestions.fewer')}</li>
        <li>{say('suggestions.english')}</li>
        <li>
          {say('suggestions.api')}{' '}
          {PRODUCT_FOLDERS.map((folder, index) => (
            <span key={folder}>
              {index > 0 && ', '}
              <a href={pathnameToHref(`/x/api/${folder}`, language)}>{say(`products.${folder}`)}</a>
            </span>
          ))}
        </li>
        <li>
          <AskLinks query={query} />
        </li>
      </ul>
    </div>
  );
}
