import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { sensors, type Sensor } from './data';

const columns: GridColDef<Sensor>[] = [
  { field: 'id', headerName: 'Sensor', width: 90 },
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 80 },
  { field: 'humidity', headerName: 'Humidity (%)', type: 'number', width: 130 },
];

// #region preview
const hideOutline = {
  [`& .${gridClasses.cell}, & .${gridClasses.columnHeader}`]: {
    '&:not(:focus-visible, :has(:focus-visible))': { outline: 'none' },
  },
};
// #endregion preview

export default function KeyboardOutline() {
  const [usesPointer, setUsesPointer] = React.useState(false);
  return (
    <Box
      sx={{ height: 214 }}
      onPointerDownCapture={() => setUsesPointer(true)}
      onKeyDownCapture={() => setUsesPointer(false)}
    >
      <DataGrid
        label="Sensors with an outline for the keyboard"
        rows={sensors.slice(0, 3)}
        columns={columns}
        hideFooter
        sx={usesPointer ? hideOutline : undefined}
      />
    </Box>
  );
}
