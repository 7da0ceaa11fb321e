import { PLANS, type Plan } from '../../../shared/products/plans';

/** `'@mui/x-charts-premium' -> 'premium'` */
export function getPackagePlan(packageName: string): Plan | undefined {
  return PLANS.find((plan) => packageName.endsWith(`-${plan}`));
}

/** The plan that one needs to use all of these packages: `['@mui/x-charts-pro'] -> 'pro'`; undefined where all are free. */
export function findPlan(packageNames: readonly string[]): Plan | undefined {
  const plans = packageNames.filter((name) => name.startsWith('@mui/x-')).map(getPackagePlan);
  // The highest plan comes last.
  return PLANS.findLast((plan) => plans.includes(plan));
}
