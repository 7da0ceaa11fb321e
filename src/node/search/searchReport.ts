import type { Language } from '../../shared/languages/languages';
import type { QuerySet } from './loadQueries';

/** How many questions of a set the search answers. */
export interface AnsweredQuestions {
  count: number;
  /** The shares that the first result, and one of the first three, answers. */
  recallAt1: number;
  recallAt3: number;
}

/** What the search answers in a language, by set of questions. */
export type LanguageReport = Record<Exclude<QuerySet, 'formerHeldOut'>, AnsweredQuestions>;

/** What the search answers, by language. */
export type SearchReport = Partial<Record<Language, LanguageReport>>;
