import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridDataSource,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import { GroupServer } from '../../server/GroupServer';
import { RequestList } from '../../server/RequestList';
import { makeSales } from '../../server/sales';
import { columns } from './columns';
import { pivotSales } from './pivotSales';

const aggregationFunctions = { sum: {} };

const pivotingColDef: DataGridPremiumProps['pivotingColDef'] = (field, path) => ({
  field: [...path, field].join('/'),
});

export default function ChangedPivot() {
  const [requests, setRequests] = React.useState<string[]>([]);
  const [dataSource] = React.useState<GridDataSource>(() => {
    const report = (request: string) => setRequests((earlier) => [...earlier, request]);
    const server = new GroupServer({ rows: makeSales(240), report });
    return {
      getRows: (params) => pivotSales(server, params),
      getGroupKey: (row) => row.group,
      getChildrenCount: (row) => row.count,
      getAggregatedValue: (row, field) => row[field],
    };
  });
  // #region preview
  const [model, setModel] = React.useState<GridPivotModel>({
    rows: [{ field: 'product' }],
    columns: [{ field: 'year' }],
    values: [{ field: 'total', aggFunc: 'sum' }],
  });
  const selectColumns = (field: string) => setModel((last) => ({ ...last, columns: [{ field }] }));
  // #endregion preview
  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Columns"
        value={model.columns[0]?.field}
        onChange={(_event, field: string | null) => field && selectColumns(field)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="year">Year</ToggleButton>
        <ToggleButton value="country">Country</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 370 }}>
        <DataGridPremium
          label="Sales with columns to choose"
          pivotActive
          pivotModel={model}
          onPivotModelChange={setModel}
          dataSource={dataSource}
          columns={columns}
          aggregationFunctions={aggregationFunctions}
          pivotingColDef={pivotingColDef}
        />
      </Box>
      <RequestList entries={requests} />
    </div>
  );
}
