import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { books, type Book } from './data';

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 110 },
  { field: 'author', headerName: 'Author', width: 120 },
  { field: 'copies', headerName: 'Copies', type: 'number', width: 110 },
];

export default function PremiumMenu() {
  return (
    <Box sx={{ height: 266 }}>
      <DataGridPremium label="Books in a Premium grid" rows={books} columns={columns} hideFooter />
    </Box>
  );
}
