import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { makeParcels } from './data';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Parcel', width: 110 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 100 },
];

const rows = makeParcels(40);

export default function FittingPages() {
  const [height, setHeight] = React.useState(320);
  return (
    <Stack spacing={1} sx={{ minHeight: 480 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Height of the grid"
        value={height}
        onChange={(_event, value: number | null) => value && setHeight(value)}
      >
        <ToggleButton value={320}>320 px</ToggleButton>
        <ToggleButton value={430}>430 px</ToggleButton>
      </ToggleButtonGroup>
      {/* #region preview */}
      <Box sx={{ height }}>
        <DataGrid label="Parcels in pages that fit" rows={rows} columns={columns} autoPageSize />
      </Box>
      {/* #endregion preview */}
    </Stack>
  );
}
