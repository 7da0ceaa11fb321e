import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridFilterModel } from '@mui/x-data-grid';
import { columns } from './columns';
import { createPartServer } from './createPartServer';
import type { Part } from './data';
import { toRequest } from './toRequest';

export default function FailedRequests() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });
  const [attempt, setAttempt] = React.useState(1);
  const [rows, setRows] = React.useState<Part[]>();
  const [outcome, setOutcome] = React.useState<{ key: string; error?: string }>();
  const [server] = React.useState(() => createPartServer());
  const request = toRequest(filterModel);
  const key = `${request} ${attempt}`;

  React.useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      try {
        const { rows: newRows } = await server.get(request);
        if (isCurrent) {
          setRows(newRows);
          setOutcome({ key });
        }
      } catch (problem) {
        if (isCurrent) {
          setOutcome({ key, error: (problem as Error).message });
        }
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
          aria-label="Parts from a server that fails"
          rows={rows}
          columns={columns}
          loading={outcome?.key !== key}
          filterMode="server"
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          showToolbar
          disableColumnSorting
          hideFooter
        />
      </Box>
      {outcome?.key === key && outcome.error && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={() => setAttempt(attempt + 1)}>
              Retry
            </Button>
          }
        >
          {outcome.error}
        </Alert>
      )}
    </Stack>
  );
}
