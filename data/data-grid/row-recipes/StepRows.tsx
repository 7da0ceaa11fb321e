import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { orders, type Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 100 },
];

export default function StepRows() {
  const apiRef = useGridApiRef();
  const [model, setModel] = React.useState<GridRowSelectionModel>({ type: 'include', ids: new Set([1]) });

  // #region preview
  const step = (offset: number) => {
    const ids = gridExpandedSortedRowIdsSelector(apiRef);
    const rowIndex = ids.findIndex((id) => model.ids.has(id)) + offset;
    const nextId = ids[rowIndex];
    if (nextId !== undefined) {
      setModel({ type: 'include', ids: new Set([nextId]) });
      apiRef.current?.scrollToIndexes({ rowIndex });
    }
  };
  // #endregion preview

  const selected = orders.find(({ id }) => model.ids.has(id));
  return (
    <div>
      <Stack direction="row" spacing={1} sx={{ mb: 1, alignItems: 'center' }}>
        <Button onClick={() => step(-1)}>Previous</Button>
        <Button onClick={() => step(1)}>Next</Button>
        <output>{selected ? `Order ${selected.id}, €${selected.total}` : 'No order'}</output>
      </Stack>
      <Box sx={{ height: 270 }}>
        <DataGrid
          label="Orders to step through"
          apiRef={apiRef}
          rows={orders}
          columns={columns}
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          hideFooter
        />
      </Box>
    </div>
  );
}
