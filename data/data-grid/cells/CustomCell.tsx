import Box from '@mui/material/Box';
import { DataGrid, GridCell, type GridCellProps, type GridColDef } from '@mui/x-data-grid';
import { samples, type Sample } from './data';

const columns: GridColDef<Sample>[] = [
  { field: 'code', headerName: 'Sample', width: 90 },
  { field: 'river', headerName: 'River', flex: 1, minWidth: 80 },
  { field: 'nitrate', headerName: 'Nitrate', type: 'number', width: 90 },
];

/** The cell of the grid with a test id, and a style by another value of its row. */
function SampleCell(props: GridCellProps) {
  const { nitrate } = props.row as Sample;

  return (
    <GridCell
      {...props}
      data-testid={`${props.column.field}-${props.rowId}`}
      style={{ ...props.style, fontStyle: nitrate === null ? 'italic' : undefined }}
    />
  );
}

export default function CustomCell() {
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid
        aria-label="Water samples with own cells"
        rows={samples}
        columns={columns}
        slots={{ cell: SampleCell }}
        hideFooter
      />
    </Box>
  );
}
