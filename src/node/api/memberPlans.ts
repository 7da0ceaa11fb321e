import type ts from 'typescript';
import { PLANS, type Plan } from '../../shared/products/plans';
import { locateFile } from './locateFile';
import { getHighestPlan, getLowestPlan, getPlanRank, removePlan } from './plans';

/** What a symbol has in a plan: the props of `DataGrid` are those of the free one. */
interface PlanVersion {
  plan?: Plan;
  /** By name. */
  symbols: ReadonlyMap<string, ts.Symbol>;
}

export function createPlanVersion(plan: Plan | undefined, symbols: readonly ts.Symbol[]): PlanVersion {
  return { plan, symbols: new Map(symbols.map((symbol) => [symbol.name, symbol])) };
}

/** The plan whose package declares a property: paid packages add fields to interfaces of the free one. */
export function getDeclaredPlan({ declarations = [] }: ts.Symbol): Plan | undefined {
  const files = declarations.map((declaration) => declaration.getSourceFile().fileName);
  return getLowestPlan(...files.map((file) => locateFile(file)?.plan));
}

/**
 * Marks rows with the lowest plan that has them. Rows of the lowest version need no mark: what they need is what
 * the symbol needs.
 */
export function markPlans<Row extends { name: string; plan?: Plan }>(
  rows: readonly Row[],
  versions: readonly PlanVersion[],
): Row[] {
  const lowest = getPlanRank(getLowestPlan(...versions.map(({ plan }) => plan)));
  return rows.map((row) => {
    const plans = versions.flatMap(({ plan, symbols }) => {
      const symbol = symbols.get(row.name);
      return symbol ? [getHighestPlan(plan, getDeclaredPlan(symbol))] : [];
    });
    const plan = getLowestPlan(...plans);
    return getPlanRank(plan) > lowest ? { ...row, plan } : row;
  });
}

/** `'DataGridPremium' -> ['DataGrid', 'DataGridPro', 'DataGridPremium']` */
export function listFamily(exportName: string): { name: string; plan?: Plan }[] {
  const base = removePlan(exportName);
  const suffixes: { name: string; plan?: Plan }[] = PLANS.map((plan) => ({
    name: `${base}${plan[0]?.toUpperCase()}${plan.slice(1)}`,
    plan,
  }));
  return [{ name: base }, ...suffixes];
}
