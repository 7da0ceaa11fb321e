import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  GridGetRowsError,
  useGridApiRef,
  type GridDataSource,
  type GridUpdateRowError,
} from '@mui/x-data-grid-pro';
import { FakeServer } from '../../server/FakeServer';
import { makeSales } from '../../server/sales';
import { toAddress } from '../../server/toAddress';
import { columns } from './columns';

const initialState = { pagination: { paginationModel: { pageSize: 20 } } };

export default function FailedSales() {
  const apiRef = useGridApiRef();
  const [server] = React.useState(() => new FakeServer({ rows: makeSales(240) }));
  const [dataSource] = React.useState<GridDataSource>(() => ({
    getRows: (params) => server.get(toAddress('/sales', params)),
  }));
  // #region preview
  const [error, setError] = React.useState<GridGetRowsError | GridUpdateRowError>();
  const retry = ({ params }: GridGetRowsError) => {
    setError(undefined);
    apiRef.current?.dataSource.fetchRows(undefined, params);
  };
  // #endregion preview
  return (
    <div>
      <FormControlLabel
        control={<Switch onChange={(event) => server.setDown(event.target.checked)} />}
        label="The server is down"
      />
      <Box sx={{ height: 400 }}>
        <DataGridPro
          label="Sales from a server that fails"
          apiRef={apiRef}
          dataSource={dataSource}
          onDataSourceError={setError}
          lazyLoading
          columns={columns}
          initialState={initialState}
          disableColumnFilter
        />
      </Box>
      {error instanceof GridGetRowsError && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={() => retry(error)}>
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
