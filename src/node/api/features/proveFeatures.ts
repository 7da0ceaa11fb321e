import {
  ALL_PLANS,
  type AnyPlan,
  type Feature,
  type ProductFeatures,
} from '../../../shared/products/features';
import type { Problem } from '../../base/problems/problem';
import { findQuoted, type SourceFile } from '../../base/problems/findQuoted';
import { createDeclarationReader } from './createDeclarationReader';
import { getAnswer } from './getAnswer';
import { hasEvidence } from './hasEvidence';
import { parseEvidence } from './parseEvidence';

export interface ProvenFeature extends Feature {
  /** The plans whose package has it, the cheapest first. */
  plans: AnyPlan[];
}

export interface ProvenProduct extends ProductFeatures {
  features: ProvenFeature[];
}

const FORMS = "`'DateRangePicker'`, `'DataGrid.treeData'` or `'DataGrid.pagination=false'`";

function findPlans(projectDirectory: string, products: readonly ProductFeatures[]): AnyPlan[][][] {
  const read = createDeclarationReader(projectDirectory);
  return products.map(({ packages, features }) =>
    features.map((feature) => {
      const evidence = parseEvidence(feature.evidence);
      return ALL_PLANS.filter((plan) => {
        const packageName = packages[plan];
        return evidence && packageName && hasEvidence(read, packageName, evidence);
      });
    }),
  );
}

/**
 * Finds out which plans have each feature, from the type declarations of the installed packages.
 *
 * @param sourceFiles the files of the records: a problem is reported at the line of the evidence
 * @param problems takes each evidence that no package has
 */
export async function proveFeatures(
  projectDirectory: string,
  products: readonly ProductFeatures[],
  sourceFiles: readonly SourceFile[],
  problems: Problem[],
): Promise<ProvenProduct[]> {
  const packageNames = products.flatMap(({ packages }) => Object.values(packages));
  const questions = products.map(({ packages, features }) => [
    packages,
    features.map(({ evidence }) => evidence),
  ]);
  const plans = await getAnswer(projectDirectory, packageNames, questions, () =>
    findPlans(projectDirectory, products),
  );
  return products.map((product, productIndex) => ({
    ...product,
    features: product.features.map((feature, index) => {
      const proven = { ...feature, plans: plans[productIndex]![index]! };
      if (proven.plans.length === 0) {
        const place = findQuoted(sourceFiles, feature.evidence);
        const names = Object.values(product.packages).join(', ');
        const message = parseEvidence(feature.evidence)
          ? `No package has \`${feature.evidence}\`, which is to prove "${feature.title.en}". Looked in ${names}. Name an export or a prop of theirs.`
          : `\`${feature.evidence}\` is no evidence. Write ${FORMS}.`;
        problems.push({ ...(place ?? { file: 'data/features' }), message });
      }
      return proven;
    }),
  }));
}
