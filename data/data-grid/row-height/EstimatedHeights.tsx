import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { createReviews, type Review } from './data';

const rows = createReviews(36);

const columns: GridColDef<Review>[] = [
  { field: 'id', headerName: 'Review', width: 80 },
  { field: 'text', headerName: 'Text', width: 220 },
];

// #region preview
const getRowHeight = () => 'auto' as const;

// About 34 characters fit into a line of 20 px; padding and border are 21 px.
const getEstimatedRowHeight: DataGridProps<Review>['getEstimatedRowHeight'] = ({ model }) =>
  21 + 20 * Math.ceil(model.text.length / 34);
// #endregion preview

export default function EstimatedHeights() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGrid
        label="Many reviews with all their text"
        rows={rows}
        columns={columns}
        getRowHeight={getRowHeight}
        getEstimatedRowHeight={getEstimatedRowHeight}
        sx={{ [`& .${gridClasses.cell}`]: { py: 1.25 } }}
        hideFooter
      />
    </Box>
  );
}
