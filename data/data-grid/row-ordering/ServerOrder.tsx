import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';
import { tasks } from './data';
import { saveOrder } from './server';

const columns: GridColDef[] = [{ field: 'task', headerName: 'Task', flex: 1, minWidth: 120 }];

export default function ServerOrder() {
  const [rows, setRows] = React.useState(tasks);
  const [isOnline, setIsOnline] = React.useState(true);
  const [status, setStatus] = React.useState('Not saved yet');

  // #region preview
  const handleOrderChange: DataGridProProps['onRowOrderChange'] = async ({ oldIndex, targetIndex }) => {
    const next = [...rows];
    next.splice(targetIndex, 0, ...next.splice(oldIndex, 1));
    setRows(next);
    try {
      setStatus(await saveOrder(next, isOnline));
    } catch {
      setRows([...rows]);
      setStatus('Not saved, order restored');
    }
  };
  // #endregion preview

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={isOnline} onChange={(_, checked) => setIsOnline(checked)} />}
        label="Server is online"
      />
      <Box sx={{ height: 318 }}>
        <DataGridPro
          label="Tasks with a saved order"
          rows={rows}
          columns={columns}
          rowReordering
          onRowOrderChange={handleOrderChange}
          hideFooter
        />
      </Box>
      <Typography component="output" variant="body2">
        {status}
      </Typography>
    </Stack>
  );
}
