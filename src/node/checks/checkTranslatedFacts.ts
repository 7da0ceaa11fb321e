import type { Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { Problem } from '../base/problems/problem';

/** A heading, which the first section may lack, with what is below it, up to the next one. */
type Section = RootContent[];

/** What a section says that has no language. */
interface Facts {
  /** Names and literals in code: of `slotProps={{ field: true }}` three. */
  code: Set<string>;
  numbers: Set<string>;
  /** The plans that marks name. */
  plans: Set<string>;
}

const CODE_WORD = /'[^']*'|"[^"]*"|[\w$-]+/g;

/** `1,000` and `0.5`; Chinese counts millions by the ten thousand. */
const NUMBER = /\d+(?:[.,]\d+)*(?![\d.,]* million)/g;

function splitSections({ children }: Root): Section[] {
  const sections: Section[] = [[]];
  for (const node of children) {
    if (node.type === 'heading') {
      sections.push([]);
    }
    sections.at(-1)!.push(node);
  }
  return sections;
}

function readFacts(children: Section): Facts {
  const facts: Facts = { code: new Set(), numbers: new Set(), plans: new Set() };
  const addCode = (code: string) => code.match(CODE_WORD)?.forEach((word) => facts.code.add(word));
  const tree: Root = { type: 'root', children };
  visit(tree, (node, _, parent) => {
    if (node.type === 'inlineCode') {
      addCode(node.value);
    } else if (node.type === 'text' && parent?.type !== 'heading') {
      node.value.match(NUMBER)?.forEach((number) => facts.numbers.add(number.replaceAll(',', '')));
    } else if (node.type === 'textDirective' && node.name === 'plan') {
      facts.plans.add(toString(node));
      return SKIP;
    } else if (node.type === 'link') {
      // The titles of other pages are translated, numbers among them.
      visit(node, 'inlineCode', ({ value }) => addCode(value));
      return SKIP;
    }
    return undefined;
  });
  return facts;
}

const listMissing = (wanted: ReadonlySet<string>, found: ReadonlySet<string>) =>
  [...wanted].filter((fact) => !found.has(fact));

/**
 * Checks that each section of a translation has the code, the numbers and the plans of its English section. A translation may
 * have more: it names in code what English has a word for.
 *
 * @param file of the translation
 */
export function checkTranslatedFacts(english: Root, translated: Root, file: string): Problem[] {
  const sections = splitSections(translated);
  return splitSections(english).flatMap((section, index): Problem[] => {
    const counterpart = sections[index];
    if (!counterpart) {
      // Another check compares the outlines.
      return [];
    }
    const wanted = readFacts(section);
    const found = readFacts(counterpart);
    const line = counterpart[0]?.position?.start.line ?? 1;
    const report = (what: string, missing: readonly string[], where: string): Problem[] =>
      missing.map((fact) => ({ file, line, message: `The ${what} \`${fact}\` is ${where}.` }));
    const onlyThere = 'in the English section and not in this one. Write it here, or remove it there';
    return [
      ...report('code', listMissing(wanted.code, found.code), onlyThere),
      ...report('number', listMissing(wanted.numbers, found.numbers), onlyThere),
      ...report('plan', listMissing(wanted.plans, found.plans), onlyThere),
      ...report('plan', listMissing(found.plans, wanted.plans), 'not in the English section'),
    ];
  });
}
