import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { GroupServer } from '../../server/GroupServer';
import { makeSales } from '../../server/sales';
import { columns } from './columns';
import { pivotSales } from './pivotSales';

const initialState = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'product' }],
      columns: [{ field: 'year' }],
      values: [{ field: 'total', aggFunc: 'sum' }],
    },
  },
};

const aggregationFunctions = { sum: {} };

const pivotingColDef: DataGridPremiumProps['pivotingColDef'] = (field, path) => ({
  field: [...path, field].join('/'),
});

export default function FailedPivot() {
  const apiRef = useGridApiRef();
  const [server] = React.useState(() => new GroupServer({ rows: makeSales(240) }));
  // #region preview
  const [failure, setFailure] = React.useState('');
  const [dataSource] = React.useState<GridDataSource>(() => ({
    getRows: async (params) => {
      const response = await pivotSales(server, params);
      setFailure(''); // the server responds again
      return response;
    },
    // #endregion preview
    getGroupKey: (row) => row.group,
    getChildrenCount: (row) => row.count,
    getAggregatedValue: (row, field) => row[field],
  }));
  const refresh = () => apiRef.current?.dataSource.fetchRows(undefined, { skipCache: true });
  return (
    <div>
      <FormControlLabel
        control={<Switch onChange={(event) => server.setDown(event.target.checked)} />}
        label="The server is down"
      />
      <Button onClick={refresh}>Refresh</Button>
      <Box sx={{ height: 370 }}>
        <DataGridPremium
          label="Sales by year from a server that fails"
          apiRef={apiRef}
          dataSource={dataSource}
          onDataSourceError={(error) => setFailure(error.message)}
          columns={columns}
          initialState={initialState}
          aggregationFunctions={aggregationFunctions}
          pivotingColDef={pivotingColDef}
        />
      </Box>
      {failure && <Alert severity="error">{failure}</Alert>}
    </div>
  );
}
