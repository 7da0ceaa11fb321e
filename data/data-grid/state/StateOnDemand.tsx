import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { invoices, type Invoice } from './data';

const columns: GridColDef<Invoice>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 90 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 80 },
];

export default function StateOnDemand() {
  const apiRef = useGridApiRef();
  const [sum, setSum] = React.useState<number>();
  // #region preview
  const addUp = () => {
    const rows = gridFilteredSortedRowEntriesSelector(apiRef);
    setSum(rows.reduce((total, { model }) => total + model.amount, 0));
  };
  // #endregion preview
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button size="small" variant="outlined" onClick={addUp}>
          Add up the filtered rows
        </Button>
        <Typography component="output" variant="body2">
          {sum !== undefined && `€${sum}`}
        </Typography>
      </Stack>
      <Box sx={{ height: 370 }}>
        <DataGrid
          apiRef={apiRef}
          label="Unpaid invoices"
          rows={invoices}
          columns={columns}
          hideFooter
          initialState={{
            filter: { filterModel: { items: [{ field: 'paid', operator: 'is', value: 'false' }] } },
          }}
        />
      </Box>
    </Stack>
  );
}
