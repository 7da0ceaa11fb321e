import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-premium';
import { products, type Product } from './data';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 120, editable: true },
  { field: 'price', headerName: 'Price', type: 'number', width: 80, editable: true },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 80, editable: true },
];

export default function SavedSteps() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(products);

  // #region preview
  const save = (row: Product) =>
    setRows((all) => all.map((previous) => (previous.id === row.id ? row : previous)));

  const saveStep: DataGridPremiumProps['onUndo'] = ({ eventName, data }) => {
    const ids: GridRowId[] = eventName === 'clipboardPasteEnd' ? [...data.newRows.keys()] : [data.id];
    for (const id of ids) {
      save(apiRef.current!.getRow<Product>(id)!);
    }
  };
  // #endregion preview

  return (
    <Stack spacing={1}>
      <Box sx={{ height: 284 }}>
        <DataGridPremium
          apiRef={apiRef}
          label="Products whose steps are saved"
          rows={rows}
          columns={columns}
          processRowUpdate={(row) => {
            save(row);
            return row;
          }}
          onUndo={saveStep}
          onRedo={saveStep}
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
      <Typography component="output">{`Saved stock: ${rows.map(({ stock }) => stock).join(', ')}`}</Typography>
    </Stack>
  );
}
