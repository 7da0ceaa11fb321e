/** Deprecated names that a page uses on purpose, with the reason: by page, then by name. */
export type DeprecatedNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** In the code of pages; code with `check="v7"` may use all names of its version. */
export const deprecatedInSnippets: DeprecatedNames = {
  'data-grid/row-updates': {
    onRowsScrollEnd:
      'the only way to load more rows without a data source; the text says that it is deprecated',
    rowsLoadingMode: 'documented as a legacy prop, in details',
    onFetchRows: 'documented as a legacy prop, in details',
  },
  'migration/migration-data-grid-v7': {
    GridToolbarExport: 'the section says how its props changed, and that it is deprecated',
    GridToolbarQuickFilter: 'the section says how its props changed, and that it is deprecated',
  },
};

/** In demos and the files that they import. */
export const deprecatedInDemos: DeprecatedNames = {
  'date-pickers/custom-field': {
    inputProps: 'the pickers pass it to the slot, as to a text field of Material UI',
    InputProps: 'the pickers pass it to the slot, as to a text field of Material UI',
  },
  'tree-view/tree-item-customization': {
    status: 'is taken out of what becomes attributes of HTML, as long as it is there',
  },
};
