import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { reviews, type Review } from './data';

/** Shows two lines and cuts off the rest with an ellipsis. */
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const;

const columns: GridColDef<Review>[] = [
  { field: 'guest', headerName: 'Guest', width: 110 },
  // #region preview
  {
    field: 'text',
    headerName: 'Review',
    flex: 1,
    minWidth: 140,
    display: 'flex',
    renderCell: ({ value }) => <Box sx={{ whiteSpace: 'normal', lineHeight: 1.4, ...twoLines }}>{value}</Box>,
  },
  // #endregion preview
];

export default function WrappedText() {
  return (
    <Box sx={{ height: 298 }}>
      <DataGrid label="Reviews with two lines" rows={reviews} columns={columns} rowHeight={60} hideFooter />
    </Box>
  );
}
