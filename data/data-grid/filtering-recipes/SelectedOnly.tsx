import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import { orders, type Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 100 },
];

export default function SelectedOnly() {
  const [isFiltered, setIsFiltered] = React.useState(false);
  const [selection, setSelection] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(),
  });
  // #region preview
  const rows = React.useMemo(
    () =>
      isFiltered
        ? orders.filter(({ id }) => selection.ids.has(id) === (selection.type === 'include'))
        : orders,
    [isFiltered, selection],
  );
  // #endregion preview
  return (
    <Stack spacing={1}>
      <FormControlLabel
        label="Selected orders only"
        control={<Switch checked={isFiltered} onChange={(_event, checked) => setIsFiltered(checked)} />}
      />
      <Box sx={{ height: 370 }}>
        <DataGrid
          label="Orders by selection"
          rows={rows}
          columns={columns}
          checkboxSelection
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          keepNonExistentRowsSelected
          hideFooter
        />
      </Box>
    </Stack>
  );
}
