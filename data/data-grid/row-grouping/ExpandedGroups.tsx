import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { orders, type Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country' },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'total', headerName: 'Total', type: 'number', width: 90 },
];

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['country'] },
  columns: { columnVisibilityModel: { country: false } },
};

export default function ExpandedGroups() {
  const apiRef = useGridApiRef();
  const [changed, setChanged] = React.useState('none');
  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', ({ groupingKey, childrenExpanded }) =>
        setChanged(`${groupingKey ?? 'all'}, ${childrenExpanded}`),
      ),
    [apiRef],
  );
  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="outlined" onClick={() => apiRef.current?.expandAllRows()}>
          Expand all
        </Button>
        <Button size="small" variant="outlined" onClick={() => apiRef.current?.collapseAllRows()}>
          Collapse all
        </Button>
      </Stack>
      <Box sx={{ height: 422 }}>
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Orders, with one country expanded"
          rows={orders}
          columns={columns}
          initialState={initialState}
          isGroupExpandedByDefault={(node) =>
            node.groupingField === 'country' && node.groupingKey === 'Spain'
          }
          onRowClick={({ id }) => {
            const rowNode = apiRef.current?.getRowNode(id);
            if (rowNode?.type === 'group') {
              apiRef.current?.setRowChildrenExpansion(id, !rowNode.childrenExpanded);
            }
          }}
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
      <Typography component="output" variant="body2">{`Last change: ${changed}`}</Typography>
    </Stack>
  );
}
