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

export default function RestoredScroll() {
  const apiRef = useGridApiRef();
  const [open, setOpen] = React.useState(true);
  // #region preview
  const [scroll, setScroll] = React.useState({ top: 0, left: 0 });
  const toggle = () => {
    if (open) {
      setScroll(apiRef.current!.getScrollPosition());
    }
    setOpen(!open);
  };
  // #endregion preview
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button size="small" variant="outlined" aria-expanded={open} onClick={toggle}>
        Sensors
      </Button>
      <Box sx={{ height: 320, width: '100%' }}>
        {open && (
          <DataGrid
            apiRef={apiRef}
            label="Sensors with a restored position"
            rows={sensors}
            columns={columns}
            initialState={{ scroll }}
            hideFooter
          />
        )}
      </Box>
    </Stack>
  );
}
