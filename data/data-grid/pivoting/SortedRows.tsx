import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPremium, useGridApiRef, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { columns } from './columns';
import { sales } from './data';

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'store' }],
      columns: [{ field: 'product', sort: 'asc' }],
      values: [{ field: 'total', aggFunc: 'sum' }],
    },
  },
};

export default function SortedRows() {
  // #region preview
  const apiRef = useGridApiRef();
  React.useEffect(() => {
    apiRef.current?.setSortModel([{ field: 'Filter>->total', sort: 'desc' }]);
  }, [apiRef]);
  // #endregion preview
  return (
    <Box sx={{ height: 320 }}>
      <DataGridPremium
        apiRef={apiRef}
        label="Sales by store and product"
        rows={sales}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </Box>
  );
}
