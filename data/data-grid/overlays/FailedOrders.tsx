import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridNoRowsOverlay,
  useGridApiContext,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { OverlayCell } from './OverlayCell';
import { fetchOrders } from './server';
import type { Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'total', headerName: 'Total', type: 'number', width: 90 },
];

const LoadError = React.createContext<string | null>(null);

function ErrorOrNoRows() {
  const apiRef = useGridApiContext();
  const error = React.useContext(LoadError);
  if (error === null) {
    return <GridNoRowsOverlay />;
  }
  return (
    <OverlayCell>
      <Typography role="alert" color="error" variant="body2">
        {error}
      </Typography>
      <Button size="small" onClick={() => apiRef.current.dataSource.fetchRows()}>
        Retry
      </Button>
    </OverlayCell>
  );
}

export default function FailedOrders() {
  const [error, setError] = React.useState<string | null>(null);
  const isDown = React.useRef(true);
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async () => {
        const response = await fetchOrders(isDown.current);
        setError(null);
        return response;
      },
    }),
    [],
  );
  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch defaultChecked onChange={(_event, checked) => (isDown.current = checked)} />}
        label="The server is down"
      />
      <Box sx={{ height: 260 }}>
        {/* #region preview */}
        <LoadError.Provider value={error}>
          <DataGrid
            label="Orders from a server"
            columns={columns}
            dataSource={dataSource}
            onDataSourceError={({ message }) => setError(message)}
            slots={{ noRowsOverlay: ErrorOrNoRows }}
            hideFooter
          />
        </LoadError.Provider>
        {/* #endregion preview */}
      </Box>
    </Stack>
  );
}
