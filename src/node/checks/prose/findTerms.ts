import type { Term } from '../../../shared/page/term';
import type { Finding } from './reading';

/** A term whose forms to avoid can be searched for. */
interface TermPattern extends Omit<Term, 'avoid'> {
  avoid: readonly RegExp[];
}

const SPECIAL = /[.*+?^${}()|[\]\\/]/g;

function toPattern(form: string | RegExp): RegExp {
  if (form instanceof RegExp) {
    return new RegExp(form, 'gu');
  }
  const isLowerCase = form === form.toLowerCase();
  const escaped = form.replace(SPECIAL, '\\$&').replaceAll("'", "['’]");
  const source = isLowerCase
    ? escaped.replace(/^\p{L}/u, (first) => `[${first}${first.toUpperCase()}]`)
    : escaped;
  // Letters have a plural: nothing follows the full stop of `e.g.`.
  const plural = /\p{L}$/u.test(form) ? 's?' : '';
  return new RegExp(`(?<![\\p{L}\\p{N}_])${source}${plural}(?![\\p{L}\\p{N}_])`, 'gu');
}

/** Compiles the forms of terms, for many texts. */
export function compileTerms(terms: readonly Term[]): TermPattern[] {
  return terms.map((term) => ({ ...term, avoid: term.avoid.map(toPattern) }));
}

function explain(found: string, { term, why }: TermPattern): string {
  return `Not “${found}”: ${term === null ? 'delete it' : `write “${term}”`}. ${why}`;
}

/**
 * Finds forms that the terms avoid.
 *
 * @returns the line of each, counted from 0, with the form, what to write and why
 */
export function findTerms(text: string, terms: readonly TermPattern[]): Finding[] {
  return text
    .split('\n')
    .flatMap((content, line) =>
      terms.flatMap((term) =>
        term.avoid
          .flatMap((form) => [...content.matchAll(form)])
          .map(([found]) => ({ line, message: explain(found, term) })),
      ),
    );
}

/** The text without the forms that `findTerms` finds in it: none is reported as misspelled too. */
export function removeTerms(text: string, terms: readonly TermPattern[]): string {
  return terms.flatMap(({ avoid }) => avoid).reduce((rest, form) => rest.replace(form, ' '), text);
}
