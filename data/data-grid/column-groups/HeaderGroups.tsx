import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { measurements, type Measurement } from './data';

const columns: GridColDef<Measurement>[] = [
  { field: 'station', headerName: 'Station', width: 120 },
  { field: 'min', headerName: 'Lowest', type: 'number', width: 90 },
  { field: 'max', headerName: 'Highest', type: 'number', width: 90 },
  { field: 'wind', headerName: 'Mean', type: 'number', width: 90 },
  { field: 'gust', headerName: 'Gusts', type: 'number', width: 90 },
];

// #region preview
const groups: GridColumnGroupingModel = [
  { groupId: 'Temperature', children: [{ field: 'min' }, { field: 'max' }] },
  { groupId: 'Wind', children: [{ field: 'wind' }, { field: 'gust' }] },
];
// #endregion preview

export default function HeaderGroups() {
  return (
    <Box sx={{ height: 322 }}>
      <DataGrid
        label="Weather stations"
        rows={measurements}
        columns={columns}
        columnGroupingModel={groups}
        hideFooter
      />
    </Box>
  );
}
