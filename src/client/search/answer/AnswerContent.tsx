import type { SearchIndex } from '../../../shared/search/searchIndex';
import { pathnameToHref } from '../../../shared/paths/pathnameToHref';
import type { SearchHit } from '../engine/createSearchEngine';
import { Facts, HitContent } from '../HitContent';
import type { MarkWords } from '../markWords';
import { useLanguage } from '../../providers/language/LanguageProvider';
import { DemoPicture } from './DemoPicture';
import { findNamedProps } from './findNamedProps';
import { findShownDemo } from './findShownDemo';

interface AnswerContentProps {
  hit: SearchHit;
  index: SearchIndex;
  /** Sentences of its text; empty while they are loaded. */
  excerpt?: string;
  /** Whether the user has stopped typing: the picture is loaded then. */
  isSettled: boolean;
  markWords: MarkWords;
}

/** The content of the best hit: more of its text, the props that this names, and the picture of its demo. */
export function AnswerContent({ hit, index, excerpt, isSettled, markWords }: AnswerContentProps) {
  const { language } = useLanguage();
  const props = excerpt ? findNamedProps(excerpt, hit, index) : [];
  const demo = findShownDemo(hit, index.records);
  return (
    <span className="search-answer">
      <span className="search-answer-text">
        <HitContent
          hit={hit}
          excerpt={excerpt}
          details={props.map((prop) => (
            <Facts key={prop.name} name={prop.name} facts={prop} />
          ))}
          markWords={markWords}
        />
      </span>
      {demo && (
        <DemoPicture href={isSettled ? pathnameToHref(hit.page.pathname, language) : undefined} name={demo} />
      )}
    </span>
  );
}
