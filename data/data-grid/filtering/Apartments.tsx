import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { apartments, type Apartment } from './data';

const columns: GridColDef<Apartment>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 110 },
  { field: 'rent', headerName: 'Rent (€)', type: 'number', width: 125 },
  {
    field: 'available',
    headerName: 'Available',
    type: 'date',
    width: 120,
    valueGetter: (value: string) => new Date(`${value}T00:00`),
  },
  { field: 'pets', headerName: 'Pets', type: 'boolean', width: 80 },
  {
    field: 'heating',
    headerName: 'Heating',
    type: 'singleSelect',
    width: 120,
    valueOptions: ['gas', 'electric', 'heat pump'],
  },
];

export default function Apartments() {
  return (
    <Box sx={{ height: 422 }}>
      <DataGrid label="Apartments" rows={apartments} columns={columns} />
    </Box>
  );
}
