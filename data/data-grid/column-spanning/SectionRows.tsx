import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, name: 'Fruit', isSection: true },
  { id: 2, name: 'Apples', price: 3, stock: 40 },
  { id: 3, name: 'Pears', price: 4, stock: 25 },
  { id: 4, name: 'Bread', isSection: true },
  { id: 5, name: 'Rye', price: 5, stock: 12 },
];

const columns: GridColDef[] = [
  // #region preview
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 100,
    colSpan: (_, row, column, apiRef) =>
      row.isSection
        ? apiRef.current.getVisibleColumns().length - apiRef.current.getColumnIndex(column.field)
        : 1,
    renderCell: ({ row, value }) => (row.isSection ? <strong>{value}</strong> : value),
  },
  // #endregion preview
  { field: 'price', headerName: 'Price', type: 'number', width: 80 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 80 },
];

export default function SectionRows() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGrid
        label="Products with section rows"
        rows={rows}
        columns={columns}
        checkboxSelection
        isRowSelectable={({ row }) => !row.isSection}
        disableColumnSorting
        hideFooter
      />
    </Box>
  );
}
