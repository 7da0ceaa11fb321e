import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { countOne, Counts, resetCounters } from './Counts';
import { createProducts, type Product } from './data';

const counters = { 'Rendered cells': 0 };

const rows = createProducts(40);

const columns: GridColDef<Product>[] = [
  {
    field: 'name',
    headerName: 'Product',
    flex: 1,
    minWidth: 120,
    renderCell: ({ value }) => {
      countOne(counters, 'Rendered cells');
      return value;
    },
  },
  { field: 'price', headerName: 'Price', type: 'number', width: 90 },
];

// #region preview
// Props that are new in each render.
const createProps = {
  'Stable props': () => ({}),
  'New callback': () => ({ onRowClick: () => {} }),
  'New sx': () => ({ sx: { border: 0 } }),
  'New initialState': () => ({ initialState: {} }),
  'New slotProps': () => ({ slotProps: { footer: {} } }),
  'New columns': () => ({ columns: [...columns] }),
  'New rows': () => ({ rows: [...rows] }),
} satisfies Record<string, () => Partial<DataGridProps<Product>>>;
// #endregion preview

type Kind = keyof typeof createProps;

export default function StableProps() {
  const [kind, setKind] = React.useState<Kind>('Stable props');
  const [note, setNote] = React.useState('');
  return (
    <Stack spacing={1}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 1 }}>
        <TextField
          select
          size="small"
          label="Props of the grid"
          value={kind}
          onChange={(event) => setKind(event.target.value as Kind)}
          sx={{ width: 160 }}
        >
          {Object.keys(createProps).map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          size="small"
          label="Type a note"
          value={note}
          onChange={(event) => {
            resetCounters(counters);
            setNote(event.target.value);
          }}
          sx={{ width: 160 }}
        />
      </Box>
      <Box sx={{ height: 260 }}>
        <DataGrid
          label="Products below a text field"
          rows={rows}
          columns={columns}
          hideFooter
          {...createProps[kind]()}
        />
      </Box>
      <Counts counters={counters} after={note} />
    </Stack>
  );
}
