import Box from '@mui/material/Box';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  GridCellCheckboxRenderer,
  gridClasses,
  type GridColDef,
} from '@mui/x-data-grid';
import { tickets, type Ticket } from './data';

const getCheckboxProps = ({ subject }: Ticket) => ({
  size: 'small',
  slotProps: { htmlInput: { 'aria-label': `Assign ${subject}` } },
});

const columns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket', width: 80 },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 130 },
  {
    ...GRID_CHECKBOX_SELECTION_COL_DEF,
    width: 90,
    renderHeader: () => 'Assign',
    renderCell: (params) => <GridCellCheckboxRenderer {...params} {...getCheckboxProps(params.row)} />,
  },
];

export default function CheckboxColumn() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid
        aria-label="Tickets to assign"
        rows={tickets}
        columns={columns}
        checkboxSelection
        hideFooter
        sx={{
          [`& .${gridClasses.row}.Mui-selected`]: {
            boxShadow: 'inset 3px 0 0 var(--mui-palette-primary-main)',
          },
        }}
      />
    </Box>
  );
}
