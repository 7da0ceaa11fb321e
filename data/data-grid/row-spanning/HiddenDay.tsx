import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { lessons } from './data';

const columns: GridColDef[] = [
  { field: 'time', headerName: 'Time', width: 80 },
  { field: 'day', headerName: 'Day', width: 100 },
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 90 },
];

export default function HiddenDay() {
  const apiRef = useGridApiRef();
  const [hasDay, setHasDay] = React.useState(true);
  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={
          <Switch
            checked={hasDay}
            onChange={(_, checked) => apiRef.current?.setColumnVisibility('day', checked)}
          />
        }
        label="Show the day"
      />
      <Box sx={{ height: 370 }}>
        {/* #region preview */}
        <DataGrid
          apiRef={apiRef}
          label="Lessons with a day that can be hidden"
          rows={lessons}
          columns={columns}
          rowSpanning
          onColumnVisibilityModelChange={(model) => {
            setHasDay(model.day !== false);
            apiRef.current?.updateColumns([]);
          }}
          hideFooter
        />
        {/* #endregion preview */}
      </Box>
    </Stack>
  );
}
