import type { EditedPages } from '../../src/shared/editedPages';

/** Pages in the form that the README describes: the content check fails if one of them grows out of it. */
export const editedPages: EditedPages = {
  'date-pickers/custom-layout': {},
  'date-pickers/custom-opening-button': {},
  'date-pickers/date-field': {},
  'date-pickers/shortcuts': {},
  'tree-view/rich-tree-view/customization': {},
  'tree-view/rich-tree-view/editing': {},
  'tree-view/rich-tree-view/expansion': {},
  'tree-view/rich-tree-view/focus': {},
  'tree-view/simple-tree-view/customization': {},
  'tree-view/simple-tree-view/expansion': {},
  'tree-view/simple-tree-view/focus': {},
  'tree-view/simple-tree-view/selection': {},
  'charts/highlighting': {},
  'charts/label': {},
  'charts/stacking': {},
  'data-grid/cells': {},
  'data-grid/column-groups': {},
  'data-grid/column-header': {},
  'data-grid/column-ordering': {},
  'data-grid/column-visibility': {},
  'data-grid/row-definition': {},
};
