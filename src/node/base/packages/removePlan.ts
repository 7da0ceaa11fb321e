/** `'DataGridPremium' -> 'DataGrid'`: the name that a component has in the free plan. */
export function removePlan(exportName: string): string {
  return exportName.replace(/(Pro|Premium)$/, '');
}
