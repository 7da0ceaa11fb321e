import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { stations, type Station } from './data';
import { subscribe } from './feed';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'bikes', headerName: 'Bikes', type: 'number', width: 100 },
];

export default function LiveStations() {
  const apiRef = useGridApiRef();
  const [isRunning, setIsRunning] = React.useState(false);
  const [messages, setMessages] = React.useState(0);

  React.useEffect(() => {
    if (!isRunning) {
      return undefined;
    }
    return subscribe((update) => {
      setMessages((count) => count + 1);
      apiRef.current?.updateRows([update]);
    });
  }, [apiRef, isRunning]);

  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button size="small" variant="outlined" onClick={() => setIsRunning((current) => !current)}>
          <span>{isRunning ? 'Pause' : 'Start'}</span>
        </Button>
        <Typography variant="body2">{`Messages: ${messages}`}</Typography>
      </Stack>
      <Box sx={{ height: 268 }}>
        {/* #region preview */}
        <DataGridPro
          label="Live stations"
          apiRef={apiRef}
          rows={stations}
          columns={columns}
          throttleRowsMs={500}
          hideFooter
        />
        {/* #endregion preview */}
      </Box>
    </Stack>
  );
}
