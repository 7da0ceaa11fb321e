import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridDataSource,
  type GridInitialState,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { queryTickets } from './server';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Ticket', width: 80 },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 150 },
];

const dataSource: GridDataSource = { getRows: queryTickets };

const initialState: GridInitialState = {
  pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 },
};

export default function ServerSelection() {
  const [model, setModel] = React.useState<GridRowSelectionModel>({ type: 'include', ids: new Set() });
  const ids = [...model.ids].join(', ') || 'none';
  return (
    <Stack spacing={1}>
      <Box sx={{ height: 370 }}>
        <DataGrid
          label="Tickets from a server"
          columns={columns}
          initialState={initialState}
          pageSizeOptions={[5]}
          hideFooterSelectedRowCount
          // #region preview
          dataSource={dataSource}
          checkboxSelection
          keepNonExistentRowsSelected
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          // #endregion preview
        />
      </Box>
      <Typography component="output" variant="body2">
        {model.type === 'include' ? `Selected: ${ids}` : `Selected: all tickets on the server except ${ids}`}
      </Typography>
    </Stack>
  );
}
