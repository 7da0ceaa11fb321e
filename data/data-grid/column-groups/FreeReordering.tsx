import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid-pro';
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
  { groupId: 'Wind', freeReordering: true, children: [{ field: 'wind' }, { field: 'gust' }] },
];
// #endregion preview

export default function FreeReordering() {
  return (
    <Box sx={{ height: 322 }}>
      <DataGridPro
        label="Weather stations with columns to drag"
        rows={measurements}
        columns={columns}
        columnGroupingModel={groups}
        hideFooter
      />
    </Box>
  );
}
