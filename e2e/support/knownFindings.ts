/** A finding of axe that a package is the cause of. */
export interface KnownFinding {
  package: string;
  /** Rule of axe. */
  rule: string;
  /** Matches the HTML of the element, or its selector: axe leaves out the middle of a long one. */
  html: RegExp;
  /** The only color scheme in which it is found; absent for both. */
  scheme?: 'light' | 'dark';
  /** Pages on which it is found, by address without language. */
  pages: string[];
}

/** The watermark of paid components without a license key. */
const WATERMARK = {
  package: '@mui/x-license',
  rule: 'color-contrast',
  html: /color: ?(rgba\(130, 130, 130, 0\.62\)|#8282829e)/,
};

/**
 * Findings that we can not mend. One that is missing here fails the page; one that is no longer found on
 * its pages fails as well.
 */
export const KNOWN_FINDINGS: KnownFinding[] = [
  {
    ...WATERMARK,
    pages: [
      '/x/react-charts/data-grid-integration/',
      '/x/react-data-grid/',
      '/x/react-data-grid/accessibility/',
      '/x/react-data-grid/aggregation/',
      '/x/react-data-grid/ai-assistant/',
      '/x/react-data-grid/cell-selection/',
      '/x/react-data-grid/charts-integration/',
      '/x/react-data-grid/clipboard/',
      '/x/react-data-grid/column-dimensions/',
      '/x/react-data-grid/column-groups/',
      '/x/react-data-grid/column-menu/',
      '/x/react-data-grid/column-ordering/',
      '/x/react-data-grid/column-pinning/',
      '/x/react-data-grid/column-recipes/',
      '/x/react-data-grid/column-spanning/',
      '/x/react-data-grid/components/ai-assistant-panel/',
      '/x/react-data-grid/components/charts-panel/',
      '/x/react-data-grid/components/pivot-panel/',
      '/x/react-data-grid/components/prompt-field/',
      '/x/react-data-grid/demos/real-time-data/',
      '/x/react-data-grid/demos/time-off-calendar/',
      '/x/react-data-grid/export/',
      '/x/react-data-grid/features/',
      '/x/react-data-grid/filtering/',
      '/x/react-data-grid/filtering/customization/',
      '/x/react-data-grid/filtering/header-filters/',
      '/x/react-data-grid/filtering/multi-filters/',
      '/x/react-data-grid/list-view/',
      '/x/react-data-grid/master-detail/',
      '/x/react-data-grid/pagination/',
      '/x/react-data-grid/performance/',
      '/x/react-data-grid/pivoting-explained/',
      '/x/react-data-grid/pivoting/',
      '/x/react-data-grid/recipes-row-grouping/',
      '/x/react-data-grid/row-grouping/',
      '/x/react-data-grid/row-ordering/',
      '/x/react-data-grid/row-pinning/',
      '/x/react-data-grid/row-recipes/',
      '/x/react-data-grid/row-selection/',
      '/x/react-data-grid/row-spanning/',
      '/x/react-data-grid/row-updates/',
      '/x/react-data-grid/server-side-data/aggregation/',
      '/x/react-data-grid/server-side-data/lazy-loading/',
      '/x/react-data-grid/server-side-data/pivoting/',
      '/x/react-data-grid/server-side-data/recipes/',
      '/x/react-data-grid/server-side-data/row-grouping/',
      '/x/react-data-grid/server-side-data/tree-data/',
      '/x/react-data-grid/sorting/',
      '/x/react-data-grid/tree-data/',
      '/x/react-data-grid/undo-redo/',
      '/x/react-data-grid/virtualization/',
      '/x/react-date-pickers/',
      '/x/react-date-pickers/custom-components/',
      '/x/react-date-pickers/date-range-calendar/',
      '/x/react-date-pickers/date-range-picker/',
      '/x/react-tree-view/',
      '/x/react-tree-view/rich-tree-view/lazy-loading/',
      '/x/react-tree-view/rich-tree-view/ordering/',
    ],
  },
  // Items of the legend whose series is hidden have half the opacity.
  {
    package: '@mui/x-charts',
    rule: 'color-contrast',
    html: /MuiChartsLegend-label/,
    scheme: 'light',
    pages: ['/x/react-charts/legend/'],
  },
  // The header of the column with the handles of reorderable rows has no text.
  {
    package: '@mui/x-data-grid-pro',
    rule: 'empty-table-header',
    html: /MuiDataGrid-columnHeaderReorder/,
    pages: [
      '/x/react-data-grid/row-grouping/',
      '/x/react-data-grid/row-ordering/',
      '/x/react-data-grid/tree-data/',
    ],
  },
  // The cell above a column without a group.
  {
    package: '@mui/x-data-grid',
    rule: 'empty-table-header',
    html: /MuiDataGrid-columnHeader--emptyGroup/,
    pages: [
      '/x/react-data-grid/accessibility/',
      '/x/react-data-grid/charts-integration/',
      '/x/react-data-grid/column-groups/',
      '/x/react-data-grid/features/',
      '/x/react-data-grid/pivoting/',
      '/x/react-data-grid/pivoting-explained/',
      '/x/react-data-grid/server-side-data/pivoting/',
    ],
  },
  // The header of the column that opens detail panels has a name inside of its role.
  {
    package: '@mui/x-data-grid-pro',
    rule: 'aria-prohibited-attr',
    html: /aria-label="(Detail panel toggle|详细信息)" role="presentation"/,
    pages: [
      '/x/react-data-grid/features/',
      '/x/react-data-grid/master-detail/',
      '/x/react-data-grid/row-recipes/',
    ],
  },
  // With header filters the cell below it has the name, and no text.
  {
    package: '@mui/x-data-grid-pro',
    rule: 'empty-table-header',
    html: /aria-label="(Detail panel toggle|详细信息)"[^>]*data-field="__detail_panel_toggl/,
    pages: ['/x/react-data-grid/features/'],
  },
  // Detail panels are beside the rows of the grid, in no role that a grid may contain.
  {
    package: '@mui/x-data-grid-pro',
    rule: 'aria-required-children',
    html: /MuiDataGrid-virtualScrollerRenderZone|MuiDataGrid-main/,
    pages: ['/x/react-data-grid/master-detail/'],
  },
  // Hours with a leading zero are named without it.
  {
    package: '@mui/x-date-pickers',
    rule: 'label-content-name-mismatch',
    html: /MuiMultiSectionDigitalClockSection-item/,
    pages: ['/x/react-date-pickers/digital-clock/'],
  },
  // On a clock with 24 hours, the pointer to an inner hour covers a part of the numbers near it.
  {
    package: '@mui/x-date-pickers',
    rule: 'color-contrast',
    html: /MuiClockNumber-root/,
    pages: ['/x/react-date-pickers/time-clock/'],
  },
  // Without visible columns the row of the headers is empty.
  {
    package: '@mui/x-data-grid',
    rule: 'aria-required-children',
    html: /role="row" aria-rowindex="1"/,
    pages: ['/x/react-data-grid/overlays/'],
  },
];
