import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef, type GridRowParams } from '@mui/x-data-grid';
import { createSensors, type Sensor } from './data';

const rows = createSensors(100);

const columns: GridColDef<Sensor>[] = [
  { field: 'id', headerName: 'ID', width: 80 },
  { field: 'name', headerName: 'Sensor', flex: 1, minWidth: 120 },
];

export default function RestoredScroll() {
  const apiRef = useGridApiRef();
  const [open, setOpen] = React.useState<Sensor | null>(null);
  const [scroll, setScroll] = React.useState({ top: 0, left: 0 });

  const openSensor = ({ row }: GridRowParams<Sensor>) => {
    setScroll(apiRef.current!.getScrollPosition());
    setOpen(row);
  };

  return (
    <Box sx={{ height: 300 }}>
      {open ? (
        <>
          <Typography variant="h6" component="p">
            {open.name}
          </Typography>
          <Button variant="outlined" onClick={() => setOpen(null)}>
            Back to the list
          </Button>
        </>
      ) : (
        <DataGrid
          apiRef={apiRef}
          aria-label="Sensors that open on click"
          rows={rows}
          columns={columns}
          initialState={{ scroll }}
          onRowClick={openSensor}
          hideFooter
        />
      )}
    </Box>
  );
}
