import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { reviews, type Review } from './data';

const columns: GridColDef<Review>[] = [
  { field: 'guest', headerName: 'Guest', width: 110 },
  { field: 'text', headerName: 'Review', flex: 1, minWidth: 140 },
];

// #region preview
const getRowHeight = () => 'auto' as const;

const cellPadding = { [`& .${gridClasses.cell}`]: { py: 1.25 } };
// #endregion preview

export default function DynamicHeight() {
  return (
    <Box sx={{ height: 400 }}>
      <DataGrid
        label="Reviews with all their text"
        rows={reviews}
        columns={columns}
        getRowHeight={getRowHeight}
        sx={cellPadding}
        hideFooter
      />
    </Box>
  );
}
