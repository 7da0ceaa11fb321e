import { PLANS, type Plan } from '../../shared/products/plans';

/** The free plan is 0. */
export function getPlanRank(plan: Plan | undefined): number {
  return plan ? PLANS.indexOf(plan) + 1 : 0;
}

/** The plan that one needs to have all of them. */
export function getHighestPlan(...plans: (Plan | undefined)[]): Plan | undefined {
  const rank = Math.max(0, ...plans.map(getPlanRank));
  return rank > 0 ? PLANS[rank - 1] : undefined;
}

/** The plan that one needs to have one of them. */
export function getLowestPlan(...plans: (Plan | undefined)[]): Plan | undefined {
  const rank = plans.length > 0 ? Math.min(...plans.map(getPlanRank)) : 0;
  return rank > 0 ? PLANS[rank - 1] : undefined;
}

/** `'DataGridPremium' -> 'DataGrid'`: the name that a component has in the free plan. */
export function removePlan(exportName: string): string {
  return exportName.replace(/(Pro|Premium)$/, '');
}
