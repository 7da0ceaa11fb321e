import { PLANS, type Plan } from '../../shared/plans';

/** The plan that one needs to use all of these packages: `['@mui/x-charts-pro'] -> 'pro'`; undefined where all are free. */
export function findPlan(packageNames: readonly string[]): Plan | undefined {
  // From the highest down.
  return PLANS.findLast((plan) =>
    packageNames.some((name) => name.startsWith('@mui/x-') && name.endsWith(`-${plan}`)),
  );
}
