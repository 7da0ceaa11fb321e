/** Names that a page uses on purpose, though code should not, with the reason: by page, then by name. */
export type IntendedNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Deprecated names in the code of pages; code with `check="v7"` may use all names of its version. */
export const deprecatedInSnippets: IntendedNames = {
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

/** Deprecated names in demos and the files that they import. */
export const deprecatedInDemos: IntendedNames = {
  'date-pickers/custom-field': {
    inputProps: 'the pickers pass it to the slot, as to a text field of Material UI',
    InputProps: 'the pickers pass it to the slot, as to a text field of Material UI',
  },
  'tree-view/tree-item-customization': {
    status: 'is taken out of what becomes attributes of HTML, as long as it is there',
  },
};

/** Names that not every project can use, in the code of pages and in demos. */
export const narrowInPages: IntendedNames = {
  'data-grid/style': {
    '--DataGrid-t-color-interactive-hover': 'the section is about the variables, and says what may change',
    '--DataGrid-t-color-interactive-hover-opacity':
      'the section is about the variables, and says what may change',
    '--DataGrid-t-radius-base': 'the section is about the variables, and says what may change',
  },
  'date-pickers/lifecycle': {
    useActionState: 'the section is about forms with actions, and says which version of React they need',
  },
};
