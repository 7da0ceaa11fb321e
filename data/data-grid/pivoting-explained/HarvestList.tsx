import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { harvests, type Harvest } from './data';

const columns: GridColDef<Harvest>[] = [
  { field: 'fruit', headerName: 'Fruit', width: 90 },
  { field: 'farm', headerName: 'Farm', width: 80 },
  { field: 'year', headerName: 'Year', width: 80 },
  { field: 'crates', headerName: 'Crates', type: 'number', width: 90 },
  { field: 'income', headerName: 'Income (€)', type: 'number', width: 110 },
];

export default function HarvestList() {
  return (
    <Box sx={{ height: 400 }}>
      <DataGridPremium label="Harvests" rows={harvests} columns={columns} disablePivoting hideFooter />
    </Box>
  );
}
