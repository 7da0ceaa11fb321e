import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  GridGetRowsError,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
  type GridUpdateRowError,
} from '@mui/x-data-grid';
import { toAddress } from '../server/toAddress';
import { createOrderServer } from './createOrderServer';
import type { Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 100 },
];

const initialState = { pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 } };

export default function FailedOrders() {
  const apiRef = useGridApiRef();
  const [server] = React.useState(() => createOrderServer());
  // #region preview
  const [error, setError] = React.useState<GridGetRowsError | GridUpdateRowError>();
  const [dataSource] = React.useState<GridDataSource>(() => ({
    getRows: async (params) => {
      const response = await server.get(toAddress('/orders', params));
      setError(undefined); // the server responds again
      return response;
    },
  }));
  const retry = () => apiRef.current?.dataSource.fetchRows();
  // #endregion preview
  return (
    <div>
      <FormControlLabel
        control={<Switch onChange={(event) => server.setDown(event.target.checked)} />}
        label="The server is down"
      />
      <Box sx={{ height: 372 }}>
        <DataGrid
          apiRef={apiRef}
          dataSource={dataSource}
          onDataSourceError={setError}
          label="Orders from a server that fails"
          columns={columns}
          initialState={initialState}
          disableColumnFilter
          pageSizeOptions={[5, 10]}
        />
      </Box>
      {error instanceof GridGetRowsError && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={retry}>
              Retry
            </Button>
          }
        >
          {`Rows ${error.params.start} to ${error.params.end}: ${error.message}`}
        </Alert>
      )}
    </div>
  );
}
