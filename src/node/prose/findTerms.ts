import type { Term } from '../../shared/term';
import type { Finding } from './reading';

function toPattern({ not }: Term): RegExp {
  return new RegExp(not, 'gu');
}

/** Finds what a text says otherwise than the site does. */
export function findTerms(text: string, terms: readonly Term[]): Finding[] {
  return text.split('\n').flatMap((content, line) =>
    terms.flatMap((term) =>
      [...content.matchAll(toPattern(term))].map(([found]) => ({
        line,
        message: `Not “${found}”: ${term.instead}`,
      })),
    ),
  );
}

/** The text without what `findTerms` finds in it: nothing is reported twice. */
export function removeTerms(text: string, terms: readonly Term[]): string {
  return terms.reduce((rest, term) => rest.replace(toPattern(term), ' '), text);
}
