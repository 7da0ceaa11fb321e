import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import {
  DataGrid,
  useGridApiContext,
  type DataGridProps,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid';
import { reviews, type Review } from './data';

/** Outside the state of React: no render tells the grid of a change. */
const highRows = new Set<GridRowId>();

const getRowHeight: DataGridProps['getRowHeight'] = ({ id }) => (highRows.has(id) ? 90 : null);

function HeightToggle({ id, guest }: Review) {
  const apiRef = useGridApiContext();
  const [isHigh, setIsHigh] = React.useState(() => highRows.has(id));
  const toggle = () => {
    if (isHigh) {
      highRows.delete(id);
    } else {
      highRows.add(id);
    }
    setIsHigh(!isHigh);
    apiRef.current.resetRowHeights();
  };
  return (
    <Checkbox
      size="small"
      checked={isHigh}
      onChange={toggle}
      slotProps={{ input: { 'aria-label': `High row for ${guest}` } }}
    />
  );
}

const columns: GridColDef<Review>[] = [
  {
    field: 'high',
    headerName: 'High',
    width: 80,
    sortable: false,
    filterable: false,
    renderCell: ({ row }) => <HeightToggle {...row} />,
  },
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 120 },
];

export default function HighlightedRows() {
  return (
    <Box sx={{ height: 350 }}>
      <DataGrid
        aria-label="Reviews with high rows"
        rows={reviews}
        columns={columns}
        getRowHeight={getRowHeight}
        hideFooter
      />
    </Box>
  );
}
