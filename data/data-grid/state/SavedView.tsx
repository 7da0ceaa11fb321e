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
  // #region preview
  const apiRef = useGridApiRef();
  const [view, setView] = React.useState<GridInitialState>();
  const save = () => setView(apiRef.current?.exportState());
  const restore = () => view && apiRef.current?.restoreState(view);
  // #endregion preview
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button size="small" variant="outlined" onClick={save}>
          Save view
        </Button>
        <Button size="small" variant="outlined" disabled={!view} onClick={restore}>
          Restore view
        </Button>
      </Stack>
      <Box sx={{ height: 370 }}>
        <DataGrid
          apiRef={apiRef}
          label="Invoices in a saved view"
          rows={invoices}
          columns={columns}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
