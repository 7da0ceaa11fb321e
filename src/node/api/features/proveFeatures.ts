import {
  ALL_PLANS,
  type AnyPlan,
  type Feature,
  type ProductFeatures,
} from '../../../shared/products/features';
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

/** Finds out which plans have each feature, from the type declarations of the installed packages: see `checkFeatures`. */
export async function proveFeatures(
  projectDirectory: string,
  products: readonly ProductFeatures[],
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
    features: product.features.map((feature, index) => ({ ...feature, plans: plans[productIndex]![index]! })),
  }));
}
