import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { alpha, useTheme } from '@mui/material/styles';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 100 },
];

export default function ChangedRows() {
  const apiRef = useGridApiRef();
  const { palette } = useTheme();
  const color = alpha(palette.warning.main, 0.4);
  const [rows, setRows] = React.useState(orders.slice(0, 4));

  // #region preview
  const previousRows = React.useRef(rows);
  React.useEffect(() => {
    const before = new Set(previousRows.current);
    previousRows.current = rows;
    for (const { id } of rows.filter((row) => !before.has(row))) {
      const element = apiRef.current?.getRowElement(id);
      element?.animate({ backgroundColor: [color, 'transparent'] }, 2000);
    }
  }, [apiRef, rows, color]);
  // #endregion preview

  const raise = () =>
    setRows((current) => current.map((row) => (row.id % 2 === 0 ? { ...row, total: row.total + 10 } : row)));

  return (
    <div>
      <Button onClick={raise} sx={{ mb: 1 }}>
        Change two orders
      </Button>
      <Box sx={{ height: 266 }}>
        <DataGrid label="Orders that change" apiRef={apiRef} rows={rows} columns={columns} hideFooter />
      </Box>
    </div>
  );
}
