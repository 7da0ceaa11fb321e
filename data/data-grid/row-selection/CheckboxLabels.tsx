import Box from '@mui/material/Box';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  GridCellCheckboxRenderer,
  type GridColDef,
} from '@mui/x-data-grid';
import { tickets, type Ticket } from './data';

// #region preview
const getLabel = ({ subject }: Ticket) => ({
  slotProps: { htmlInput: { 'aria-label': `Select ${subject}` } },
});

const checkboxColumn: GridColDef<Ticket> = {
  ...GRID_CHECKBOX_SELECTION_COL_DEF,
  renderCell: (params) => <GridCellCheckboxRenderer {...params} {...getLabel(params.row)} />,
};
// #endregion preview

const columns: GridColDef<Ticket>[] = [
  checkboxColumn,
  { field: 'id', headerName: 'Ticket', width: 80 },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 130 },
];

export default function CheckboxLabels() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid
        label="Tickets with named checkboxes"
        rows={tickets}
        columns={columns}
        checkboxSelection
        hideFooter
      />
    </Box>
  );
}
