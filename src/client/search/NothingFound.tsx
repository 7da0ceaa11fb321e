import { useLanguage } from '../providers/language/LanguageProvider';
import { pathnameToHref } from '../../shared/paths/pathnameToHref';
import { PRODUCT_FOLDERS } from '../../shared/products/products';
import { useSay } from './SearchTexts';

const MAX_SHOWN = 80;

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

function AskLink() {
  const { language } = useLanguage();
  const say = useSay();
  return (
    <>
      {say('suggestions.ask')}{' '}
      <a href={pathnameToHref('/x/introduction/support', language)}>{say('suggestions.support')}</a>
    </>
  );
}

/** Says that the results below do not answer, and where an answer may be. */
export function NoAnswer({ nearNames, onQuery }: Pick<NothingFoundProps, 'nearNames' | 'onQuery'>) {
  const say = useSay();
  return (
    <div className="search-no-answer">
      <p>
        {say('noAnswer')} <AskLink />
      </p>
      <NearNames names={nearNames} onQuery={onQuery} />
    </div>
  );
}

/** Says that there is nothing, and what may help. */
export function NothingFound({ query, nearNames, onQuery, onShowAll }: NothingFoundProps) {
  const { language } = useLanguage();
  const say = useSay();
  const characters = [...query.trim()];
  const shown = characters.slice(0, MAX_SHOWN).join('') + (characters.length > MAX_SHOWN ? '…' : '');
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
          <AskLink />
        </li>
      </ul>
    </div>
  );
}
