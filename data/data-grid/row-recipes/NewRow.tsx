import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, gridExpandedSortedRowIdsSelector, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 100 },
];

export default function NewRow() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(orders);
  const [newId, setNewId] = React.useState<number | null>(null);

  const add = () => {
    const id = rows.length + 1;
    setRows([...rows, { id, customer: `New customer ${id}`, total: 0, status: 'Open' }]);
    setNewId(id);
  };

  React.useEffect(() => {
    if (newId === null) {
      return undefined;
    }
    // #region preview
    const scrollToRow = () => {
      const rowIndex = gridExpandedSortedRowIdsSelector(apiRef).indexOf(newId);
      apiRef.current?.scrollToIndexes({ rowIndex, colIndex: 0 });
      apiRef.current?.setCellFocus(newId, 'customer');
    };
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(scrollToRow);
    });
    // #endregion preview
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [apiRef, newId]);

  return (
    <div>
      <Button onClick={add} sx={{ mb: 1 }}>
        Add order
      </Button>
      <Box sx={{ height: 270 }}>
        <DataGrid
          label="Orders sorted by customer"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={{ sorting: { sortModel: [{ field: 'customer', sort: 'asc' }] } }}
          hideFooter
        />
      </Box>
    </div>
  );
}
