import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { products, type Product } from './data';

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

interface Change {
  before: Product;
  after: Product;
}

export default function UndoEdits() {
  const [rows, setRows] = React.useState(products);
  const [done, setDone] = React.useState<Change[]>([]);
  const [undone, setUndone] = React.useState<Change[]>([]);

  // An app with a server also sends the product to it here.
  const store = (product: Product) =>
    setRows((current) => current.map((row) => (row.id === product.id ? product : row)));
  const undo = () => {
    const change = done.at(-1);
    if (change) {
      store(change.before);
      setDone(done.slice(0, -1));
      setUndone([...undone, change]);
    }
  };
  const redo = () => {
    const change = undone.at(-1);
    if (change) {
      store(change.after);
      setUndone(undone.slice(0, -1));
      setDone([...done, change]);
    }
  };

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button size="small" variant="outlined" disabled={done.length === 0} onClick={undo}>
          Undo
        </Button>
        <Button size="small" variant="outlined" disabled={undone.length === 0} onClick={redo}>
          Redo
        </Button>
      </Stack>
      <Box sx={{ height: 266 }}>
        <DataGrid
          label="Products with undo"
          rows={rows}
          columns={columns}
          // #region preview
          processRowUpdate={(after, before) => {
            store(after);
            setDone((changes) => [...changes, { before, after }]);
            setUndone([]);
            return after;
          }}
          // #endregion preview
          onCellKeyDown={({ cellMode }, event) => {
            const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
            if (isShortcut && cellMode === 'view') {
              event.preventDefault();
              (event.shiftKey ? redo : undo)();
            }
          }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
