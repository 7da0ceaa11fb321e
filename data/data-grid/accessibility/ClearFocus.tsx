import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { bookings } from './data';

const columns: GridColDef[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 110 },
  { field: 'room', headerName: 'Room', width: 90 },
];

const row = `& .${gridClasses.row}`;
const firstCell = `> [aria-colindex="1"]`;

// #region preview
const clearFocus: SxProps<Theme> = {
  [`& .${gridClasses.cell}:focus-within, & .${gridClasses.columnHeader}:focus-within`]: {
    outline: '3px solid',
    outlineColor: 'primary.main',
    outlineOffset: '-3px',
  },
  [`${row} ${firstCell}`]: { borderInlineStart: '6px solid transparent' },
  [`${row}.Mui-selected ${firstCell}`]: {
    borderInlineStartColor: ({ palette, vars }) => (vars?.palette ?? palette).primary.main,
  },
  // #endregion preview
  // Forced colors remove backgrounds and show transparent borders.
  '@media (forced-colors: active)': {
    [`${row}:not(.Mui-selected) ${firstCell}`]: { borderInlineStartColor: 'Canvas' },
    [`${row}.Mui-selected ${firstCell}`]: { borderInlineStartColor: 'Highlight' },
  },
};

export default function ClearFocus() {
  return (
    <Box sx={{ height: 220 }}>
      <DataGrid
        label="Bookings with a clear focus"
        rows={bookings.slice(0, 3)}
        columns={columns}
        hideFooter
        sx={clearFocus}
      />
    </Box>
  );
}
