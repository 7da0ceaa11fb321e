/** A number that the packages contain, and that several pages state. */
export interface Fact {
  /** The file of a package that declares it. */
  file: string;
  /** The constant, with the property where its value is an object: `DEFAULT_MARGINS.top`. */
  constant: string;
}

/** What `:fact[…]` stands for in pages. */
export const facts: Readonly<Record<string, Fact>> = {
  // The largest page of the Community grid, in rows.
  'community-page-rows': {
    file: '@mui/x-data-grid/hooks/features/pagination/gridPaginationUtils.js',
    constant: 'MAX_PAGE_SIZE',
  },
  // Space around axes and plot, and room that axes take, in pixels.
  'chart-margin': { file: '@mui/x-charts/constants/index.js', constant: 'DEFAULT_MARGINS.top' },
  'x-axis-height': { file: '@mui/x-charts/constants/index.js', constant: 'DEFAULT_AXIS_SIZE_HEIGHT' },
  'y-axis-width': { file: '@mui/x-charts/constants/index.js', constant: 'DEFAULT_AXIS_SIZE_WIDTH' },
  'axis-label-height': { file: '@mui/x-charts/constants/index.js', constant: 'AXIS_LABEL_DEFAULT_HEIGHT' },
};
