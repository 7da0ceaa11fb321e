import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Payment {
  id: number;
  text: string;
  amount: number;
  balance: number;
}

// #region preview
function addBalances(payments: Omit<Payment, 'balance'>[]): Payment[] {
  let balance = 0;
  return payments.map((payment) => {
    balance += payment.amount;
    return { ...payment, balance };
  });
}
// #endregion preview

const start = addBalances([
  { id: 1, text: 'Opening', amount: 500 },
  { id: 2, text: 'Paint', amount: -120 },
  { id: 3, text: 'Refund', amount: 40 },
  { id: 4, text: 'Tools', amount: -75 },
]);

const columns: GridColDef<Payment>[] = [
  { field: 'text', headerName: 'Payment', flex: 1, minWidth: 100, sortable: false },
  { field: 'amount', headerName: 'Amount', type: 'number', editable: true, sortable: false },
  { field: 'balance', headerName: 'Balance', type: 'number', sortable: false },
];

export default function RunningTotal() {
  const [rows, setRows] = React.useState(start);

  const processRowUpdate = (edited: Payment) => {
    const newRows = addBalances(rows.map((row) => (row.id === edited.id ? edited : row)));
    setRows(newRows);
    // With its new balance.
    return newRows.find(({ id }) => id === edited.id) ?? edited;
  };

  return (
    <Box sx={{ height: 266 }}>
      <DataGrid
        label="Payments with a balance"
        rows={rows}
        columns={columns}
        processRowUpdate={processRowUpdate}
        hideFooter
      />
    </Box>
  );
}
