import Box from '@mui/material/Box';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { DataGrid, type GridColDef, type GridColTypeDef } from '@mui/x-data-grid';
import { products, type Product } from './data';

// #region preview
const trend: GridColTypeDef<number | undefined> = {
  type: 'number',
  width: 170,
  display: 'flex',
  valueGetter: (values: number[] | null) => values?.at(-1),
  renderCell: ({ row, field, value }) => (
    <>
      <SparkLineChart width={100} height={36} data={row[field] ?? []} aria-hidden />
      {value}
    </>
  ),
};
// #endregion preview

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 100 },
  { ...trend, field: 'sales', headerName: 'Sales' },
];

export default function TrendColumn() {
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid label="Products with a sparkline" rows={products} columns={columns} hideFooter />
    </Box>
  );
}
