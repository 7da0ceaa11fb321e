import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { tickets, type Ticket } from './data';

const columns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 100, editable: true },
];

function sortTickets(rows: Ticket[], [item]: GridSortModel): Ticket[] {
  if (!item?.sort) {
    return rows;
  }
  const field = item.field as keyof Ticket;
  const sign = item.sort === 'desc' ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [valueA, valueB] = [a[field] ?? 0, b[field] ?? 0];
    return valueA < valueB ? -sign : Number(valueA > valueB) * sign;
  });
}

const initialModel: GridSortModel = [{ field: 'hours', sort: 'asc' }];

export default function EditInPlace() {
  const [sortModel, setSortModel] = React.useState(initialModel);
  const [rows, setRows] = React.useState(() => sortTickets(tickets, initialModel));
  return (
    <Box sx={{ height: 318 }}>
      <DataGrid
        label="Tickets that stay in place"
        rows={rows}
        columns={columns}
        // #region preview
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={(model) => {
          setSortModel(model);
          setRows((current) => sortTickets(current, model));
        }}
        processRowUpdate={(ticket) => {
          setRows((current) => current.map((row) => (row.id === ticket.id ? ticket : row)));
          return ticket;
        }}
        // #endregion preview
        sortingOrder={['asc', 'desc']}
        hideFooter
      />
    </Box>
  );
}
