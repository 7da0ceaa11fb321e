import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';
import { GroupServer } from '../../server/GroupServer';
import { makeSales, type Sale } from '../../server/sales';
import { toGroupAddress } from '../../server/toGroupAddress';

const columns: GridColDef<Sale>[] = [
  { field: 'country', headerName: 'Country' },
  { field: 'city', headerName: 'City' },
  { field: 'units', headerName: 'Units', type: 'number', width: 90 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

const initialState = {
  rowGrouping: { model: ['country', 'city'] },
  aggregation: { model: { units: 'sum', total: 'sum' } },
  columns: { columnVisibilityModel: { country: false, city: false } },
};

const aggregationFunctions = { sum: {}, avg: {} };

const server = new GroupServer({ rows: makeSales(60) });

// #region preview
const dataSource: GridDataSource = {
  getRows: async (params) => {
    const { rows, aggregateRow } = await server.get(toGroupAddress('/sales', params));
    return { rows, aggregateRow };
  },
  getGroupKey: (row) => row.group,
  getChildrenCount: (row) => row.count,
  getAggregatedValue: (row, field) => row[field],
};
// #endregion preview

export default function GroupTotals() {
  return (
    <Box sx={{ height: 420 }}>
      <DataGridPremium
        label="Sales with totals of countries and cities"
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        columns={columns}
        initialState={initialState}
        disableColumnFilter
      />
    </Box>
  );
}
