import Box from '@mui/material/Box';
import { DataGridPremium, type DataGridPremiumProps, type GridColDef } from '@mui/x-data-grid-premium';
import { tickets, type Ticket } from './data';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

// #region preview
const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 120 },
  { field: 'opened', headerName: 'Opened', type: 'date', width: 110 },
  { field: 'year', headerName: 'Year', valueGetter: (_value, row) => row.opened?.getFullYear() },
  {
    field: 'month',
    headerName: 'Month',
    valueGetter: (_value, row) => row.opened?.getMonth(),
    renderCell: ({ value }) => months[value], // sorted by number, shown by name
  },
];
// #endregion preview

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['year', 'month'] },
  columns: { columnVisibilityModel: { year: false, month: false } },
};

export default function DateParts() {
  return (
    <Box sx={{ height: 440 }}>
      <DataGridPremium
        label="Tickets by year and month"
        rows={tickets}
        columns={columns}
        initialState={initialState}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </Box>
  );
}
