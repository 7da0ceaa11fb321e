import { PLANS, type Plan } from '../../../shared/products/plans';

/** `'@mui/x-charts-premium' -> 'premium'` */
export function getPackagePlan(packageName: string): Plan | undefined {
  return PLANS.find((plan) => packageName.endsWith(`-${plan}`));
}
