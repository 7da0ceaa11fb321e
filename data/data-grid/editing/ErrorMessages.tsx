import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridEditRowsStateSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { parts, type Part } from './data';

const columns: GridColDef<Part>[] = [
  { field: 'id', headerName: 'Part', width: 80 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  {
    field: 'stock',
    headerName: 'Stock',
    type: 'number',
    width: 90,
    editable: true,
    preProcessEditCellProps: ({ props }) => ({ ...props, error: props.value < 0 }),
  },
];

const messages: Record<string, string> = { stock: 'Enter a number from 0.' };

// #region preview
function ErrorFooter() {
  const apiRef = useGridApiContext();
  const editRows = useGridSelector(apiRef, gridEditRowsStateSelector);
  const cells = Object.values(editRows).flatMap((row) => Object.entries(row));
  const [field] = cells.find(([, cell]) => cell.error) ?? [];
  return (
    <Typography role="alert" color="error" sx={{ p: 1.5, minHeight: 48 }}>
      {field ? messages[field] : ''}
    </Typography>
  );
}
// #endregion preview

export default function ErrorMessages() {
  return (
    <Box sx={{ height: 310 }}>
      <DataGrid
        label="Parts with error messages"
        rows={parts}
        columns={columns}
        slots={{ footer: ErrorFooter }}
      />
    </Box>
  );
}
