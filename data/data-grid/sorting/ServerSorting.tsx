import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import type { Ticket } from './data';
import { fetchTickets } from './server';

const columns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket', width: 90, sortable: false },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'opened', headerName: 'Opened', width: 120 },
];

export default function ServerSorting() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([{ field: 'opened', sort: 'asc' }]);
  const [response, setResponse] = React.useState<{ rows: Ticket[]; sortModel: GridSortModel }>();

  // #region preview
  React.useEffect(() => {
    let isCurrent = true;
    // Ignore late responses to an earlier request.
    void fetchTickets(sortModel).then((rows) => isCurrent && setResponse({ rows, sortModel }));
    return () => {
      isCurrent = false;
    };
  }, [sortModel]);
  // #endregion preview

  return (
    <Box sx={{ height: 318 }}>
      <DataGrid
        label="Tickets sorted by a server"
        rows={response?.rows}
        columns={columns}
        loading={response?.sortModel !== sortModel}
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        hideFooter
      />
    </Box>
  );
}
