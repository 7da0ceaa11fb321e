import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, GridCell, type GridCellProps, type GridColDef } from '@mui/x-data-grid';

interface Dish {
  id: number;
  name: string;
  language: string;
  price: number;
}

const dishes: Dish[] = [
  { id: 1, name: 'Mousse', language: 'fr', price: 8.5 },
  { id: 2, name: 'Apfelstrudel', language: 'de', price: 7 },
  { id: 3, name: 'Tiramisù', language: 'it', price: 7.5 },
];

const columns: GridColDef<Dish>[] = [
  { field: 'name', headerName: 'Dish', flex: 1, minWidth: 120 },
  { field: 'price', headerName: 'Price', type: 'number', width: 90 },
];

// #region preview
const DishCell = React.memo(function DishCell(props: GridCellProps) {
  const { language } = props.row as Dish;
  return <GridCell {...props} lang={props.column.field === 'name' ? language : undefined} />;
});

const slots = { cell: DishCell };
// #endregion preview

export default function CustomCell() {
  return (
    <Box sx={{ height: 214 }}>
      <DataGrid label="Desserts" rows={dishes} columns={columns} slots={slots} hideFooter />
    </Box>
  );
}
