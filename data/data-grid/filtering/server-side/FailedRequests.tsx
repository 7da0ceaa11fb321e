import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { createPartServer } from './createPartServer';
import type { Part } from './data';
import { toRequest } from './toRequest';

const columns: GridColDef<Part>[] = [
  { field: 'name', headerName: 'Part', flex: 1, minWidth: 120 },
  { field: 'material', headerName: 'Material', width: 110 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 100 },
];

export default function FailedRequests() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });
  const [attempt, setAttempt] = React.useState(1);
  const [rows, setRows] = React.useState<Part[]>();
  const [error, setError] = React.useState<string>();
  const [settled, setSettled] = React.useState<string>();
  const [server] = React.useState(() => createPartServer());
  const request = toRequest(filterModel);
  const key = `${request} ${attempt}`;

  React.useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      // #region preview
      try {
        const response = await server.get(request);
        if (isCurrent) {
          setRows(response.rows);
          setError(undefined);
        }
      } catch (problem) {
        if (isCurrent) {
          setError((problem as Error).message); // the old rows stay
        }
      }
      // #endregion preview
      if (isCurrent) {
        setSettled(key);
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [server, request, key]);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch onChange={(event) => server.setDown(event.target.checked)} />}
        label="The server is down"
      />
      <Box sx={{ height: 422 }}>
        <DataGrid
          label="Parts from a server that fails"
          rows={rows}
          columns={columns}
          loading={settled !== key}
          filterMode="server"
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          showToolbar
          disableColumnFilter
          disableColumnSorting
          hideFooter
        />
      </Box>
      {error && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={() => setAttempt((current) => current + 1)}>
              Retry
            </Button>
          }
        >
          {error}
        </Alert>
      )}
    </Stack>
  );
}
