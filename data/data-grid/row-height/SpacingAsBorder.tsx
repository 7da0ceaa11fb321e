import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { reviews, type Review } from './data';

const columns: GridColDef<Review>[] = [
  { field: 'guest', headerName: 'Guest', width: 120 },
  { field: 'text', headerName: 'Review', flex: 1, minWidth: 120 },
];

const getRowSpacing = () => ({ bottom: 6 });

export default function SpacingAsBorder() {
  return (
    <Box sx={{ height: 292 }}>
      <DataGrid
        label="Reviews with a border below each row"
        rows={reviews}
        columns={columns}
        // #region preview
        getRowSpacing={getRowSpacing}
        rowSpacingType="border"
        sx={{
          [`& .${gridClasses.row}`]: {
            border: '0 solid var(--mui-palette-primary-light)',
            boxSizing: 'content-box',
          },
        }}
        // #endregion preview
        hideFooter
      />
    </Box>
  );
}
