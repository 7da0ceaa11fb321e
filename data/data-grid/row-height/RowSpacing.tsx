import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { reviews, type Review } from './data';

const columns: GridColDef<Review>[] = [
  { field: 'guest', headerName: 'Guest', width: 120 },
  { field: 'text', headerName: 'Review', flex: 1, minWidth: 120 },
];

// #region preview
const getRowSpacing: DataGridProps['getRowSpacing'] = ({ isFirstVisible, isLastVisible }) => ({
  top: isFirstVisible ? 0 : 5,
  bottom: isLastVisible ? 0 : 5,
});
// #endregion preview

export default function RowSpacing() {
  return (
    <Box sx={{ height: 298 }}>
      <DataGrid
        label="Reviews with spacing"
        rows={reviews}
        columns={columns}
        getRowSpacing={getRowSpacing}
        sx={{ [`& .${gridClasses.row}`]: { bgcolor: 'action.hover' } }}
        hideFooter
      />
    </Box>
  );
}
