import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { Invoice } from './data';
import { fetchInvoices, type Answer } from './server';

const columns: GridColDef<Invoice>[] = [
  { field: 'number', headerName: 'Invoice', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'due', headerName: 'Due', type: 'date', width: 110 },
];

const answers: Answer[] = ['rows', 'no rows', 'an error'];
type Result = { answer: Answer; rows: Invoice[]; error?: string };

export default function LoadedRows() {
  const [answer, setAnswer] = React.useState<Answer>('rows');
  const [result, setResult] = React.useState<Result>();

  // #region preview
  React.useEffect(() => {
    const controller = new AbortController();
    fetchInvoices(answer, controller.signal).then(
      (rows) => setResult({ answer, rows }),
      (reason: Error) => setResult({ answer, rows: [], error: reason.message }),
    );
    return () => controller.abort();
  }, [answer]);

  const loading = result?.answer !== answer;
  // #endregion preview

  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="The server answers with"
        value={answer}
        onChange={(_, value: Answer | null) => value && setAnswer(value)}
      >
        {answers.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 320 }}>
        {result?.error && !loading ? (
          <Alert severity="error">The invoices could not be loaded: {result.error}</Alert>
        ) : (
          <DataGrid
            label="Invoices from a server"
            rows={loading ? [] : result.rows}
            columns={columns}
            loading={loading}
            localeText={{ noRowsLabel: 'No invoices yet' }}
          />
        )}
      </Box>
    </Stack>
  );
}
