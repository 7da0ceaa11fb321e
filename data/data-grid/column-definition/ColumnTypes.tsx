import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from './data';

const toDay = (value: string) => new Date(`${value}T00:00`);
const toDate = (value: string | null) => value && new Date(value);
const statuses = ['open', 'shipped', 'returned'];

// #region preview
const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'string', width: 90 },
  { field: 'quantity', headerName: 'number', type: 'number', width: 90 },
  { field: 'placed', headerName: 'date', type: 'date', width: 110, valueGetter: toDay },
  { field: 'dispatched', headerName: 'dateTime', type: 'dateTime', width: 190, valueGetter: toDate },
  { field: 'express', headerName: 'boolean', type: 'boolean', width: 90 },
  { field: 'status', headerName: 'singleSelect', type: 'singleSelect', width: 120, valueOptions: statuses },
];
// #endregion preview

export default function ColumnTypes() {
  return (
    <Box sx={{ height: 268 }}>
      <DataGrid label="Column types" rows={orders} columns={columns} hideFooter />
    </Box>
  );
}
