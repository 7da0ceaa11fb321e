import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, GridActionsCell, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import SwapHorizIcon from '@mui/icons-material/SwapHoriz';
import { orders, type Order } from './data';

const lists: Order['status'][] = ['Open', 'Paid'];

const slotProps = {
  row: {
    draggable: true,
    onDragStart: (event: React.DragEvent<HTMLElement>) =>
      event.dataTransfer.setData('text/plain', event.currentTarget.dataset.id ?? ''),
  },
};

const allowDrop = (event: React.DragEvent) => event.preventDefault();

export default function MovedRows() {
  const [rows, setRows] = React.useState(orders.slice(0, 4));

  // #region preview
  const move = React.useCallback((id: string, status: Order['status']) => {
    setRows((current) => current.map((row) => (String(row.id) === id ? { ...row, status } : row)));
  }, []);
  const drop = (event: React.DragEvent, status: Order['status']) => {
    event.preventDefault();
    move(event.dataTransfer.getData('text/plain'), status);
  };
  // #endregion preview

  const columns = React.useMemo<GridColDef<Order>[]>(
    () => [
      { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 100 },
      {
        field: 'actions',
        headerName: 'Move',
        type: 'actions',
        width: 60,
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={<SwapHorizIcon />}
              label={`Move ${params.row.customer}`}
              onClick={() => move(String(params.id), params.row.status === 'Open' ? 'Paid' : 'Open')}
            />
          </GridActionsCell>
        ),
      },
    ],
    [move],
  );

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
      {lists.map((status) => (
        <Box
          key={status}
          sx={{ height: 290, minWidth: 0 }}
          onDragOver={allowDrop}
          onDrop={(event) => drop(event, status)}
        >
          <DataGrid
            label={`${status} orders`}
            rows={rows.filter((row) => row.status === status)}
            columns={columns}
            slotProps={slotProps}
            disableColumnMenu
            hideFooter
          />
        </Box>
      ))}
    </Box>
  );
}
