import { ALL_PLANS } from '../../../shared/products/features';
import { getLanguageRecord, LANGUAGES } from '../../../shared/languages/languages';
import type { NavigationEntry } from '../../../shared/navigation/navigation';
import { findQuoted, type SourceFile } from '../../base/problems/findQuoted';
import type { Problem } from '../../base/problems/problem';
import { parseEvidence } from './parseEvidence';
import type { ProvenFeature, ProvenProduct } from './proveFeatures';

const HAN = /\p{Script=Han}/u;

const EXAMPLES = "`'DateRangePicker'`, `'DataGrid.treeData'` or `'DataGrid.pagination=false'`";

interface CheckFeaturesOptions {
  /** What the packages prove. */
  products: readonly ProvenProduct[];
  /** Folders of the products, in the order of the menu. */
  folders: readonly string[];
  entries: readonly NavigationEntry[];
  /** The files of `data/features`, to name the line of a feature. */
  sourceFiles: readonly SourceFile[];
}

function indexEntries(entries: readonly NavigationEntry[]): Map<string, NavigationEntry> {
  return new Map(
    entries.flatMap((entry): [string, NavigationEntry][] => [
      [entry.pathname, entry],
      ...indexEntries(entry.children ?? []),
    ]),
  );
}

/**
 * What is wrong with the plans of a feature: some package has its evidence, plans above the first one have it too, and the menu
 * names the first.
 */
function checkPlans(
  { plans, title, evidence }: ProvenFeature,
  packages: ProvenProduct['packages'],
  entry: NavigationEntry | undefined,
): string[] {
  const [first] = plans;
  if (first === undefined) {
    return [
      parseEvidence(evidence)
        ? `No package has \`${evidence}\`, which is to prove "${title.en}". Looked in ${Object.values(packages).join(', ')}. Name an export or a prop of theirs.`
        : `\`${evidence}\` is no evidence. Write ${EXAMPLES}.`,
    ];
  }
  const sold = ALL_PLANS.filter((plan) => packages[plan] !== undefined);
  const expected = sold.slice(sold.indexOf(first));
  return [
    ...(expected.join() === plans.join()
      ? []
      : [
          `“${title.en}” is proven in ${plans.join(', ')}, and each plan has what the plans below it have: ${expected.join(', ')}. Choose other evidence.`,
        ]),
    ...(entry?.plan === undefined || entry.plan === first
      ? []
      : [
          `“${title.en}” is proven in ${first}, and the menu marks \`${entry.pathname}\` with ${entry.plan}. Write \`plan: '${first}'\` there, or choose other evidence.`,
        ]),
  ];
}

/**
 * Checks the features that users choose a plan by against each other and against the menu. A language that has one title
 * has all.
 */
export function checkFeatures({ products, folders, entries, sourceFiles }: CheckFeaturesOptions): Problem[] {
  const problems: Problem[] = [];
  const known = indexEntries(entries);
  if (products.map(({ folder }) => folder).join() !== folders.join()) {
    const message = `The products are not those of the menu, in its order. Write ${folders.join(', ')}.`;
    problems.push({ file: 'data/features/index.ts', message });
  }
  const titles = new Set<string>();
  const all = products.flatMap((product) => product.features);
  const languages = LANGUAGES.filter((language) => all.some(({ title }) => title[language] !== undefined));
  for (const { packages, features } of products) {
    for (const feature of features) {
      const { title, pathname, evidence } = feature;
      const place = findQuoted(sourceFiles, evidence) ?? { file: 'data/features' };
      const messages = checkPlans(feature, packages, known.get(pathname ?? ''));
      if (pathname !== undefined && !known.has(pathname)) {
        messages.push(
          `“${title.en}” leads to \`${pathname}\`, which the menu does not have. Name a page of it.`,
        );
      }
      for (const language of languages) {
        const text = title[language];
        if (text === undefined || (getLanguageRecord(language).isIdeographic && !HAN.test(text))) {
          messages.push(
            `“${title.en}” has no title in \`${language}\`. Write one, as for the other features.`,
          );
        } else if (titles.has(`${language} ${text}`)) {
          messages.push(`The title “${text}” is that of another feature too. Say what is different.`);
        }
        titles.add(`${language} ${text}`);
      }
      problems.push(...messages.map((message) => ({ ...place, message })));
    }
  }
  return problems;
}
