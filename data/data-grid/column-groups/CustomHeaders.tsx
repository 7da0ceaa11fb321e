import Box from '@mui/material/Box';
import AirIcon from '@mui/icons-material/Air';
import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { measurements, type Measurement } from './data';

const columns: GridColDef<Measurement>[] = [
  { field: 'station', headerName: 'Station', width: 120 },
  { field: 'min', headerName: 'Lowest', type: 'number', width: 90 },
  { field: 'max', headerName: 'Highest', type: 'number', width: 90 },
  { field: 'wind', headerName: 'Mean', type: 'number', width: 90 },
  { field: 'gust', headerName: 'Gusts', type: 'number', width: 90 },
];

const groups: GridColumnGroupingModel = [
  {
    groupId: 'temperature',
    headerName: 'Temperature',
    description: 'In degrees Celsius, two meters above the ground',
    headerAlign: 'center',
    headerClassName: 'warm',
    children: [{ field: 'min' }, { field: 'max' }],
  },
  // #region preview
  {
    groupId: 'wind',
    headerName: 'Wind',
    headerClassName: 'cold',
    renderHeaderGroup: ({ headerName, fields }) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <AirIcon fontSize="small" />
        <span>{`${headerName} (${fields.length})`}</span>
      </Box>
    ),
    children: [{ field: 'wind' }, { field: 'gust' }],
  },
  // #endregion preview
];

export default function CustomHeaders() {
  return (
    <Box sx={{ height: 322 }}>
      <DataGrid
        label="Weather stations with custom group headers"
        rows={measurements}
        columns={columns}
        columnGroupingModel={groups}
        sx={{
          '& .warm': { bgcolor: 'rgb(255 138 101 / 0.25)' },
          '& .cold': { bgcolor: 'rgb(77 182 172 / 0.25)' },
        }}
        hideFooter
      />
    </Box>
  );
}
