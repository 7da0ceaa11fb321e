import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { measurements, type Measurement } from './data';

const columns: GridColDef<Measurement>[] = [
  { field: 'station', headerName: 'Station', width: 120 },
  { field: 'min', headerName: 'Lowest', type: 'number', width: 90 },
  { field: 'max', headerName: 'Highest', type: 'number', width: 90 },
  { field: 'gust', headerName: 'Gusts', type: 'number', width: 90 },
];

// #region preview
const groups: GridColumnGroupingModel = [
  {
    groupId: 'measured',
    headerName: 'Measured today',
    children: [
      { groupId: 'temperature', headerName: 'Temperature', children: [{ field: 'min' }, { field: 'max' }] },
      { field: 'gust' },
    ],
  },
];
// #endregion preview

export default function NestedGroups() {
  return (
    <Box sx={{ height: 338 }}>
      <DataGrid
        label="Weather stations with nested groups"
        rows={measurements}
        columns={columns}
        columnGroupingModel={groups}
        columnGroupHeaderHeight={36}
        hideFooter
      />
    </Box>
  );
}
