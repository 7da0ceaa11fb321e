import glossary from '../../../../../translations/glossary.json';
import { findLine } from '../../../base/problems/findLine';
import type { Problem } from '../../../base/problems/problem';

/** A thing, and what it is called in Chinese. */
interface GlossaryTerm {
  /** In English; the key. */
  term: string;
  zh: string;
  /** What else the thing might be called, and is not. */
  not?: string[];
  note?: string;
}

const FILE = 'translations/glossary.json';

const TERMS: readonly GlossaryTerm[] = glossary;

/** A word that stands for the one of the glossary. */
interface Variant {
  variant: string;
  zh: string;
}

/** What a text calls otherwise than the glossary does; a variant may be a part of the right word: 仪表 of 仪表盘. */
export function findVariants(text: string, terms = TERMS): Variant[] {
  return terms.flatMap(({ zh, not = [] }) => {
    const rest = text.replaceAll(zh, ' ');
    return not.filter((variant) => rest.includes(variant)).map((variant) => ({ variant, zh }));
  });
}

/**
 * Checks the glossary itself: each thing once, in the order of the alphabet, with a word of its own that is forbidden for
 * no other.
 *
 * @param text of its file, for the lines
 */
export function checkGlossary(text: string, terms = TERMS): Problem[] {
  const report = ({ term }: GlossaryTerm, message: string): Problem => ({
    file: FILE,
    line: findLine(text, (line) => line.includes(`"term": ${JSON.stringify(term)}`)),
    message,
  });
  return terms.flatMap((entry, index) => {
    const { term, zh } = entry;
    const earlier = terms.slice(0, index);
    const previous = earlier.at(-1);
    const alike = earlier.find((other) => other.term.toLowerCase() === term.toLowerCase());
    const sharing = earlier.find((other) => other.zh === zh);
    const [forbidden] = findVariants(zh, terms);
    return [
      ...(alike ? [report(entry, `“${term}” is there already. Write one entry for each thing.`)] : []),
      ...(!alike && previous && previous.term.localeCompare(term, 'en') > 0
        ? [
            report(
              entry,
              `“${term}” stands behind “${previous.term}”. Write the terms in alphabetical order.`,
            ),
          ]
        : []),
      ...(sharing
        ? [report(entry, `“${term}” and “${sharing.term}” are both ${zh}. Give each a word of its own.`)]
        : []),
      ...(forbidden
        ? [
            report(
              entry,
              `${zh} contains ${forbidden.variant}, which another entry forbids for ${forbidden.zh}.`,
            ),
          ]
        : []),
    ];
  });
}
