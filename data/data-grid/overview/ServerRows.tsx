import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridDataSource, type GridInitialState } from '@mui/x-data-grid';
import { queryReadings } from './server';

const columns: GridColDef[] = [
  { field: 'sensor', headerName: 'Sensor', flex: 1, minWidth: 120 },
  { field: 'celsius', headerName: 'Temperature (°C)', type: 'number', width: 150 },
];

const initialState: GridInitialState = {
  pagination: { paginationModel: { pageSize: 10 }, rowCount: 0 },
};

export default function ServerRows() {
  const [request, setRequest] = React.useState('none');
  // #region preview
  const [dataSource] = React.useState<GridDataSource>(() => ({
    getRows: (params) => {
      const { paginationModel, sortModel } = params;
      setRequest(JSON.stringify({ paginationModel, sortModel }));
      return queryReadings(params);
    },
  }));
  // #endregion preview
  return (
    <Stack spacing={1}>
      <Box sx={{ height: 400 }}>
        <DataGrid
          label="Readings from a server"
          columns={columns}
          dataSource={dataSource}
          initialState={initialState}
          pageSizeOptions={[10, 50]}
          disableColumnFilter
          showToolbar
        />
      </Box>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere', minHeight: 60 }}>
        {`Last request: ${request}`}
      </Typography>
    </Stack>
  );
}
