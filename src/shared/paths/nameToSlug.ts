/** The last part of the address of a symbol's page: `'DataGridPro' -> 'data-grid-pro'`, `'useTreeItem' -> 'use-tree-item'`. */
export function nameToSlug(name: string): string {
  return name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, '-$&').toLowerCase();
}
