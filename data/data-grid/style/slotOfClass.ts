/** The slot that renders the element of a class, for classes whose element a slot renders. */
export const slotOfClass: Record<string, string> = {
  cell: 'cell',
  checkboxInput: 'baseCheckbox',
  columnHeaders: 'columnHeaders',
  'container--bottom': 'bottomContainer',
  footerContainer: 'footer',
  iconSeparator: 'columnResizeIcon',
  menuIconButton: 'baseIconButton',
  row: 'row',
  sortButton: 'columnHeaderSortIcon',
  toolbar: 'toolbar',
};
