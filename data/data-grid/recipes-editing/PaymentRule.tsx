import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Bill {
  id: number;
  item: string;
  isPaid: boolean;
  /** Empty until it is paid. */
  method: string;
}

const bills: Bill[] = [
  { id: 1, item: 'Rent', isPaid: true, method: 'Transfer' },
  { id: 2, item: 'Water', isPaid: false, method: '' },
  { id: 3, item: 'Phone', isPaid: false, method: '' },
];

const columns: GridColDef<Bill>[] = [
  { field: 'item', headerName: 'Bill', flex: 1, minWidth: 80 },
  { field: 'isPaid', headerName: 'Paid', type: 'boolean', width: 80, editable: true },
  {
    field: 'method',
    headerName: 'Method',
    type: 'singleSelect',
    valueOptions: ['Card', 'Cash', 'Transfer'],
    width: 140,
    editable: true,
    // #region preview
    preProcessEditCellProps: ({ props, otherFieldsProps, row }) => {
      const isPaid = otherFieldsProps?.isPaid?.value ?? row.isPaid;
      return { ...props, error: isPaid && !props.value };
    },
    // #endregion preview
  },
];

export default function PaymentRule() {
  return (
    <Box sx={{ height: 214 }}>
      <DataGrid label="Bills" rows={bills} columns={columns} editMode="row" hideFooter />
    </Box>
  );
}
