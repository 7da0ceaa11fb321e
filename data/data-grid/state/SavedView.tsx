import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef, type GridInitialState } from '@mui/x-data-grid';
import { invoices, type Invoice } from './data';

const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 90 },
];

export default function SavedView() {
  const apiRef = useGridApiRef();
  const [saved, setSaved] = React.useState<GridInitialState>();
  const [mounts, setMounts] = React.useState(1);
  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="outlined" onClick={() => setSaved(apiRef.current?.exportState())}>
          Save the view
        </Button>
        <Button
          size="small"
          variant="outlined"
          disabled={!saved}
          onClick={() => saved && apiRef.current?.restoreState(saved)}
        >
          Restore the view
        </Button>
        <Button size="small" variant="outlined" disabled={!saved} onClick={() => setMounts(mounts + 1)}>
          Mount a new grid
        </Button>
      </Stack>
      <Box sx={{ height: 370 }}>
        <DataGrid
          key={mounts}
          apiRef={apiRef}
          aria-label="Invoices in a saved view"
          rows={invoices}
          columns={columns}
          initialState={saved}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
