import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridRowId } from '@mui/x-data-grid';
import { products, type Product } from './data';
import { saveProduct } from './server';

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 130, editable: true },
  {
    field: 'price',
    headerName: 'Price (€)',
    type: 'number',
    width: 110,
    editable: true,
    valueFormatter: (value: number | null) => value?.toFixed(2) ?? '',
  },
];

export default function SaveAll() {
  const [rows, setRows] = React.useState(products);
  // The rows as they are on the server, by id.
  const [originals, setOriginals] = React.useState<ReadonlyMap<GridRowId, Product>>(new Map());
  const [isSaving, setIsSaving] = React.useState(false);
  const count = originals.size;

  const save = async () => {
    setIsSaving(true);
    const edited = rows.filter(({ id }) => originals.has(id));
    const results = await Promise.allSettled(edited.map(saveProduct));
    const saved = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    setRows((current) => current.map((row) => saved.find(({ id }) => id === row.id) ?? row));
    setOriginals((current) => new Map([...current].filter(([id]) => !saved.some((row) => row.id === id))));
    setIsSaving(false);
  };
  const discard = () => {
    setRows((current) => current.map((row) => originals.get(row.id) ?? row));
    setOriginals(new Map());
  };

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button size="small" variant="outlined" disabled={count === 0 || isSaving} onClick={save}>
          <span>{`Save (${count})`}</span>
        </Button>
        <Button size="small" disabled={count === 0 || isSaving} onClick={discard}>
          Discard
        </Button>
      </Stack>
      <Box sx={{ height: 266 }}>
        <DataGrid
          label="Products saved together"
          rows={rows}
          columns={columns}
          loading={isSaving}
          isCellEditable={() => !isSaving}
          // #region preview
          processRowUpdate={(product, previous) => {
            setRows((current) => current.map((row) => (row.id === product.id ? product : row)));
            setOriginals((current) => new Map(current).set(product.id, current.get(product.id) ?? previous));
            return product;
          }}
          getRowClassName={({ id }) => (originals.has(id) ? 'unsaved' : '')}
          // #endregion preview
          hideFooter
          sx={{
            '& .unsaved': {
              fontWeight: 'bold',
              boxShadow: (theme) => `inset 3px 0 0 ${(theme.vars ?? theme).palette.warning.main}`,
            },
          }}
        />
      </Box>
    </Stack>
  );
}
