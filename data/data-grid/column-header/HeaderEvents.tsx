import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, gridClasses, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from './data';

const columns: GridColDef<Station>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 80 },
  { field: 'temperature', headerName: '°C', type: 'number', width: 100 },
  { field: 'rain', headerName: 'Rain (mm)', type: 'number', width: 120 },
];

export default function HeaderEvents() {
  const apiRef = useGridApiRef();
  const [marked, setMarked] = React.useState('none');
  return (
    <Stack spacing={1}>
      <Box sx={{ height: 266 }}>
        <DataGrid
          apiRef={apiRef}
          label="Weather stations with a marked column"
          rows={stations}
          columns={columns}
          // #region preview
          onColumnHeaderClick={({ field }, event) => {
            event.defaultMuiPrevented = true;
            setMarked(field);
          }}
          onColumnHeaderContextMenu={({ field }, event) => {
            event.preventDefault();
            apiRef.current?.showColumnMenu(field);
          }}
          // #endregion preview
          getCellClassName={({ field }) => (field === marked ? 'marked' : '')}
          sx={{ [`& .${gridClasses.cell}.marked`]: { bgcolor: 'action.selected' } }}
          hideFooter
        />
      </Box>
      <Typography component="output" variant="body2">{`Marked column: ${marked}`}</Typography>
    </Stack>
  );
}
