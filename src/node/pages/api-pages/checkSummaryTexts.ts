import { API_KINDS, type ApiPage } from '../../api/types/apiPage';
import type { SymbolSummaries } from '../../../shared/search/symbolSummary';
import {
  DEFAULT_LANGUAGE,
  getLanguageRecord,
  LANGUAGES,
  type Language,
} from '../../../shared/languages/languages';
import { PRODUCT_FOLDERS, type ByProduct } from '../../../shared/products/products';
import { productToRecordName } from '../../base/files/productToRecordName';
import type { SourceFile } from '../../base/problems/findQuoted';
import { DOCUMENTED_PACKAGES } from '../../base/packages/readPackages';
import { findLine } from '../../base/problems/findLine';
import type { Problem } from '../../base/problems/problem';
import { describePage } from './describePage';

/** How long a sentence is; an ideograph says more than a letter. */
const LENGTH = { min: 40, max: 110 };
const IDEOGRAPHIC_LENGTH = { min: 12, max: 70 };

/** What search results show of a description. */
const DESCRIPTION_LENGTH = 160;

/** The longest that stands in a description. */
const PACKAGE = {
  packageName: DOCUMENTED_PACKAGES.toSorted((a, b) => b.length - a.length)[0]!,
  version: '8.29.3',
};

function listCode(text: string): string {
  return [...text.matchAll(/`([^`]*)`/g)]
    .map(([, code]) => code)
    .toSorted()
    .join(', ');
}

/** What is wrong with how a sentence is written. */
function checkSentence(name: string, text: string, language: Language): string[] {
  const { isIdeographic } = getLanguageRecord(language);
  const { min, max } = isIdeographic ? IDEOGRAPHIC_LENGTH : LENGTH;
  const isSentence = isIdeographic ? /\p{Script=Han}.*。$/u.test(text) : /^[\p{Lu}`].*\.$/u.test(text);
  return [
    ...(text.length < min || text.length > max
      ? [`has ${text.length} characters. Write ${min} to ${max}.`]
      : []),
    ...(isSentence ? [] : ['is no sentence. Begin it with a capital letter and end it with a full stop.']),
    ...(isIdeographic || !/\p{Script=Han}/u.test(text) ? [] : ['has ideographs. Write it in its language.']),
    ...(new RegExp(`^(?:The|An?) \`?${name}\\b`).test(text)
      ? ['repeats the name. Begin with what it does: `Renders …`.']
      : []),
    ...(API_KINDS.some((kind) => {
      const described = describePage({ ...PACKAGE, kind } as ApiPage, text, language);
      return described.length > DESCRIPTION_LENGTH;
    })
      ? [`makes a description of more than ${DESCRIPTION_LENGTH} characters. Write a shorter one.`]
      : []),
  ];
}

interface CheckSummaryTextsOptions {
  summaries: ByProduct<SymbolSummaries>;
  /** The files of `data/api`, to name the line of an entry. */
  sourceFiles: readonly SourceFile[];
}

/**
 * Checks the sentences on symbols: length and form, the same code in each language, and none twice in a product. A
 * language that has one sentence has all.
 */
export function checkSummaryTexts({ summaries, sourceFiles }: CheckSummaryTextsOptions): Problem[] {
  const all = PRODUCT_FOLDERS.flatMap((product) => Object.values(summaries[product] ?? {}));
  const languages = LANGUAGES.filter((language) => all.some((summary) => summary[language] !== undefined));
  return PRODUCT_FOLDERS.flatMap((product) => {
    const file = `data/api/${productToRecordName(product)}.ts`;
    const source = sourceFiles.find((other) => other.file === file)?.text;
    const firsts = new Map<string, string>();
    return Object.entries(summaries[product] ?? {}).flatMap(([name, summary]) =>
      languages.flatMap((language): Problem[] => {
        const line = findLine(source, (content) => content.trimStart().startsWith(`${name}:`));
        const report = (what: string): Problem => ({
          file,
          line,
          message: `\`${name}\`: the sentence in \`${language}\` ${what}`,
        });
        const text = summary[language];
        if (text === undefined) {
          return [report('is missing. Write it, as for the other symbols.')];
        }
        const english = listCode(summary[DEFAULT_LANGUAGE]);
        const first = firsts.get(text);
        firsts.set(text, first ?? name);
        return [
          ...checkSentence(name, text, language).map(report),
          ...(listCode(text) === english
            ? []
            : [report(`does not name the code of the English one. Name ${english || 'none'}.`)]),
          ...(first ? [report(`is that of \`${first}\` too. Say what is different.`)] : []),
        ];
      }),
    );
  });
}
