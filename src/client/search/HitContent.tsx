import { useSyncExternalStore, type ReactNode } from 'react';
import { isSymbolKind, type SymbolFacts } from '../../shared/search/searchIndex';
import type { ReleaseMoment } from '../../shared/products/releases';
import { findLack, formatMoment } from '../../shared/products/versionLens';
import type { SearchHit } from './engine/createSearchEngine';
import type { MarkWords } from './markWords';
import { useLanguage } from '../providers/language/LanguageProvider';
import { getMyVersion, subscribeToMyVersion } from '../version-lens/myVersion';
import { useSay } from './SearchTexts';

function Marked({ text, markWords }: { text: string; markWords: MarkWords }) {
  return markWords(text).map(({ text: part, isMarked }, index) =>
    isMarked ? <mark key={index}>{part}</mark> : part,
  );
}

/** The location of a hit: product, page, heading. */
function listTrail({ record, page, subject }: SearchHit, product?: string): string[] {
  const title = page.title.replace(/ API$/, '');
  const place = record.kind === 'page' ? page.trail.slice(1) : [title];
  return [product, ...place, record.parent].filter(
    (part, index, parts): part is string =>
      part !== undefined && part !== record.name && part !== subject && parts.indexOf(part) === index,
  );
}

/** Says that the version of the user lacks what was found. */
function LackChip({ since }: { since?: ReleaseMoment }) {
  const { t } = useLanguage();
  const version = useSyncExternalStore(subscribeToMyVersion, getMyVersion);
  const lack = version === undefined ? undefined : findLack(since, version);
  return (
    version &&
    lack && <span className="search-hit-chip search-hit-warning">{t(`myVersion.${lack}`, { version })}</span>
  );
}

interface FactsProps {
  /** Written before them, where they are about another name than that of the hit. */
  name?: string;
  facts: SymbolFacts;
  since?: ReleaseMoment;
}

/** Type, default and age of a symbol, on a line. */
export function Facts({ name, facts, since }: FactsProps) {
  const say = useSay();
  return (
    <span className="search-hit-facts">
      {name && <code className="search-hit-fact-name">{name}</code>}
      {facts.type && <code>{facts.type}</code>}
      {facts.default && (
        <span>
          {say('facts.default')} <code>{facts.default}</code>
        </span>
      )}
      {since && <span>{say('facts.since', { version: formatMoment(since) })}</span>}
    </span>
  );
}

interface HitContentProps {
  hit: SearchHit;
  /** A sentence of its text; empty while it is loaded. */
  excerpt?: string;
  /** What follows the sentence. */
  details?: ReactNode;
  markWords: MarkWords;
}

/** The content of a hit: its name with the found words marked, its facts, a sentence, and its location. */
export function HitContent({ hit, excerpt, details, markWords }: HitContentProps) {
  const say = useSay();
  const { record, page, subject, since, textWords } = hit;
  const isSymbol = isSymbolKind(record.kind);
  const plan = record.plan ?? (isSymbol || record.kind === 'page' ? page.plan : undefined);
  const trail = listTrail(hit, page.product && say(`products.${page.product}`));
  const hasDescription = ['page', 'component', 'interface'].includes(record.kind) && page.description;
  return (
    <>
      <span className="search-hit-head">
        <span className={isSymbol ? 'search-hit-name search-hit-code' : 'search-hit-name'}>
          <Marked
            text={subject ? say('facts.subject', { page: subject, section: record.name }) : record.name}
            markWords={markWords}
          />
        </span>
        {plan && <span className="search-hit-chip">{say(`plans.${plan}`)}</span>}
        {record.deprecation !== undefined && (
          <span className="search-hit-chip search-hit-warning">{say('facts.deprecated')}</span>
        )}
        <LackChip since={since} />
        <span className="search-hit-kind">{say(`kinds.${record.kind}`)}</span>
      </span>
      {(record.type || record.default || since) && <Facts facts={record} since={since} />}
      {record.deprecation && <span className="search-hit-text">{record.deprecation}</span>}
      {hasDescription && <span className="search-hit-text">{page.description}</span>}
      {excerpt !== undefined && (excerpt !== '' || textWords.length === 0) && (
        <span className="search-hit-text search-hit-excerpt">
          <Marked text={excerpt} markWords={markWords} />
        </span>
      )}
      {!excerpt && textWords.length > 0 && (
        <span className="search-hit-text">
          {say('facts.inText')}
          <mark>{textWords.join(', ')}</mark>
        </span>
      )}
      {details}
      <span className="search-hit-trail">
        {trail.map((part, index) => (
          <span key={part}>
            {index > 0 && ' '}
            {index > 0 && <span aria-hidden="true">› </span>}
            <Marked text={part} markWords={markWords} />
          </span>
        ))}
      </span>
    </>
  );
}
