import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, gridRowsLookupSelector, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { stations, type Station } from './data';
import { subscribe } from './feed';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'bikes', headerName: 'Bikes', type: 'number', width: 100 },
];

export default function LiveStations() {
  const apiRef = useGridApiRef();
  const [running, setRunning] = React.useState(false);
  const [received, setReceived] = React.useState(0);
  const [applied, setApplied] = React.useState(0);

  React.useEffect(() => {
    if (!running) {
      return undefined;
    }
    let rows = gridRowsLookupSelector(apiRef);
    const stopCounting = apiRef.current?.subscribeEvent('stateChange', () => {
      const current = gridRowsLookupSelector(apiRef);
      if (current !== rows) {
        rows = current;
        setApplied((count) => count + 1);
      }
    });
    const close = subscribe((update) => {
      setReceived((count) => count + 1);
      apiRef.current?.updateRows([update]);
    });
    return () => {
      close();
      stopCounting?.();
    };
  }, [apiRef, running]);

  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button size="small" variant="outlined" onClick={() => setRunning(!running)}>
          <span>{running ? 'Pause' : 'Start'}</span>
        </Button>
        <Typography variant="body2">{`Messages: ${received}, updates of the grid: ${applied}`}</Typography>
      </Stack>
      <Box sx={{ height: 268 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Live stations"
          rows={stations}
          columns={columns}
          throttleRowsMs={500}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
