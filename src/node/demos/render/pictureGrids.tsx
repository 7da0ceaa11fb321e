import { GridSeparatorIcon, useGridApiContext, type GridBaseIconProps } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import type { Theme } from '@mui/material/styles';
import type { RunningGrid } from './stretchGrid';

/** Columns that a picture has beyond its right edge, in px: a wide screen shows them. */
const COLUMNS_BEYOND = 400;

/**
 * A theme with which grids have the columns of a wide screen and enter a list. They do so in the one slot that each header
 * has and no demo replaces, the line between two headers: only there every grid tells its methods.
 *
 * @param grids takes each grid once
 */
export function createPictureTheme(theme: Theme, grids: Set<RunningGrid>): Theme {
  function ListingIcon(props: GridBaseIconProps) {
    grids.add(useGridApiContext().current);
    return <GridSeparatorIcon {...props} />;
  }
  const defaultProps = { columnBufferPx: COLUMNS_BEYOND, slots: { columnResizeIcon: ListingIcon } };
  return { ...theme, components: { ...theme.components, MuiDataGrid: { defaultProps } } };
}
