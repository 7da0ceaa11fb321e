import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridCellParams,
} from '@mui/x-data-grid-premium';
import { columns } from './columns';
import { sales, type Sale } from './data';

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'product' }],
      columns: [{ field: 'store' }],
      values: [{ field: 'total', aggFunc: 'sum' }],
    },
  },
};

export default function SourceRows() {
  const apiRef = useGridApiRef();
  const [ids, setIds] = React.useState<number[]>([]);
  // #region preview
  const showSources = ({ id, field, rowNode }: GridCellParams) => {
    const rowIds = rowNode.type === 'group' ? apiRef.current!.getRowGroupChildren({ groupId: id }) : [];
    const rows = rowIds.map((rowId) => apiRef.current!.getRow<Sale>(rowId)!);
    setIds(rows.filter((row) => field in row).map((row) => row.id));
  };
  // #endregion preview
  return (
    <div>
      <Box sx={{ height: 370 }}>
        <DataGridPremium
          apiRef={apiRef}
          label="Sales with source rows"
          rows={sales}
          columns={columns}
          initialState={initialState}
          onCellClick={showSources}
          onCellKeyDown={(params, event) => event.key === 'Enter' && showSources(params)}
          hideFooter
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {ids.length > 0 ? `Sales: ${ids.join(', ')}` : 'Click a total of a product.'}
      </Typography>
    </div>
  );
}
