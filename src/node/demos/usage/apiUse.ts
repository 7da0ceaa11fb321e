/** Something of the documented packages that a demo's source uses. */
export interface ApiUse {
  /**
   * `export`: an imported name. `prop`: of a component, or a member of an interface. `slot`: a key of `slots` or
   * `slotProps`. `class`: a key of a classes object, or a global class name.
   */
  kind: 'export' | 'prop' | 'slot' | 'class';
  /** Export name of the component, interface or classes object; empty for imported names and class names. */
  owner: string;
  /** `DataGrid`, `columns`, `toolbar`, `row`, `MuiDataGrid-row` */
  name: string;
}

/** One text for one use: two uses with the same key are the same. */
export function getUseKey({ kind, owner, name }: ApiUse): string {
  return `${kind}:${owner}.${name}`;
}
