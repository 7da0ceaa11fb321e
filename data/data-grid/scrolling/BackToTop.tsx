import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { sensors, type Sensor } from './data';

const columns: GridColDef<Sensor>[] = [
  { field: 'id', headerName: 'Sensor', flex: 1, minWidth: 90 },
  { field: 'floor', headerName: 'Floor', type: 'number', width: 80 },
  { field: 'temperature', headerName: '°C', type: 'number', width: 80 },
];

export default function BackToTop() {
  const apiRef = useGridApiRef();
  const [scrolled, setScrolled] = React.useState(false);

  // #region preview
  React.useEffect(
    () => apiRef.current?.subscribeEvent('scrollPositionChange', ({ top }) => setScrolled(top > 100)),
    [apiRef],
  );
  const scrollToTop = () => apiRef.current?.scroll({ top: 0 });
  // #endregion preview

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button size="small" variant="outlined" disabled={!scrolled} onClick={scrollToTop}>
        Back to top
      </Button>
      <Box sx={{ height: 320, width: '100%' }}>
        <DataGrid apiRef={apiRef} label="Long list of sensors" rows={sensors} columns={columns} hideFooter />
      </Box>
    </Stack>
  );
}
