import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import DeleteIcon from '@mui/icons-material/Delete';
import { DataGrid, GridActionsCell, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from './data';

export default function ConfirmDelete() {
  const [rows, setRows] = React.useState(orders.slice(0, 4));
  const [order, setOrder] = React.useState<Order>();
  const [isOpen, setIsOpen] = React.useState(false);

  const columns = React.useMemo<GridColDef<Order>[]>(() => {
    const ask = (row: Order) => {
      setOrder(row);
      setIsOpen(true);
    };
    return [
      { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 90,
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={<DeleteIcon />}
              label={`Delete ${params.row.customer}`}
              onClick={() => ask(params.row)}
            />
          </GridActionsCell>
        ),
      },
    ];
  }, []);

  // #region preview
  const close = () => setIsOpen(false);
  const remove = () => {
    setRows((current) => current.filter(({ id }) => id !== order?.id));
    close();
  };
  // #endregion preview

  return (
    <Box sx={{ height: 266 }}>
      <DataGrid label="Orders to delete" rows={rows} columns={columns} hideFooter />
      <Dialog open={isOpen} onClose={close} aria-labelledby="delete-order">
        <DialogTitle id="delete-order">{`Delete the order from ${order?.customer}?`}</DialogTitle>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button onClick={remove} color="error">
            Delete
          </Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
