import { getHighestPlan } from '../api/plans';
import { PLANS, type Plan } from '../../shared/plans';

/** The plan that one package needs: `'@mui/x-charts-pro' -> 'pro'`; undefined for the free ones and those of others. */
function findPackagePlan(name: string): Plan | undefined {
  return PLANS.find((plan) => name.startsWith('@mui/x-') && name.endsWith(`-${plan}`));
}

/** The plan that one needs to use all of these packages; undefined where all are free. */
export function findPlan(packageNames: readonly string[]): Plan | undefined {
  return getHighestPlan(...packageNames.map(findPackagePlan));
}
