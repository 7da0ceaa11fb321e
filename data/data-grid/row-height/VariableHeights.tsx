import Box from '@mui/material/Box';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { reviews, type Review } from './data';

const columns: GridColDef<Review>[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 110 },
  { field: 'nights', headerName: 'Nights', width: 90 },
];

// #region preview
const getRowHeight: DataGridProps<Review>['getRowHeight'] = ({ model, densityFactor }) => {
  return model.nights > 3 ? 80 * densityFactor : null;
};
// #endregion preview

export default function VariableHeights() {
  return (
    <Box sx={{ height: 324 }}>
      <DataGrid
        label="Reviews with tall rows for long stays"
        rows={reviews}
        columns={columns}
        getRowHeight={getRowHeight}
        hideFooter
      />
    </Box>
  );
}
