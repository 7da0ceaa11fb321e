import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  gridFilteredDescendantRowCountSelector,
  gridFilteredTopLevelRowCountSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { tickets, type Ticket } from './data';

const columns: GridColDef<Ticket>[] = [
  { field: 'team', headerName: 'Team' },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 120 },
];

// #region preview
function TicketCount() {
  const apiRef = useGridApiContext();
  const teams = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  const rows = useGridSelector(apiRef, gridFilteredDescendantRowCountSelector);
  return <Typography variant="body2" sx={{ mx: 2 }}>{`Teams: ${teams}, tickets: ${rows}`}</Typography>;
}
// #endregion preview

export default function RowTotals() {
  return (
    <Box sx={{ height: 370 }}>
      <DataGridPremium
        label="Tickets with a count in the footer"
        rows={tickets}
        columns={columns}
        initialState={{ rowGrouping: { model: ['team'] } }}
        slots={{ footerRowCount: TicketCount }}
        showToolbar
      />
    </Box>
  );
}
