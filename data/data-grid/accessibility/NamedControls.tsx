import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  GridCellCheckboxRenderer,
  GridEditInputCell,
  type GridColDef,
} from '@mui/x-data-grid';
import { bookings, type Booking } from './data';

const nameInput = (name: string) => ({ slotProps: { htmlInput: { 'aria-label': name } } });

const columns: GridColDef<Booking>[] = [
  {
    ...GRID_CHECKBOX_SELECTION_COL_DEF,
    renderCell: (params) => (
      <GridCellCheckboxRenderer {...params} {...nameInput(`Select ${params.row.guest}`)} />
    ),
  },
  {
    field: 'guest',
    headerName: 'Guest',
    flex: 1,
    minWidth: 110,
    editable: true,
    renderEditCell: (params) => (
      <GridEditInputCell {...params} slotProps={{ root: nameInput(`Guest of booking ${params.id}`) }} />
    ),
  },
  { field: 'room', headerName: 'Room', width: 90 },
];

export default function NamedControls() {
  const id = React.useId();
  return (
    <section>
      <Typography id={`${id}-title`} component="h4" variant="subtitle1">
        Arrivals today
      </Typography>
      <Typography id={`${id}-hint`} variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        Press Enter to change a name.
      </Typography>
      <Box sx={{ height: 214 }}>
        <DataGrid
          aria-labelledby={`${id}-title`}
          slotProps={{ main: { 'aria-describedby': `${id}-hint` } }}
          rows={bookings.slice(0, 3)}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
    </section>
  );
}
