import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
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
    // #region preview
    preProcessEditCellProps: ({ props }) => {
      const isValid = Number.isInteger(props.value) && props.value >= 0;
      return { ...props, error: !isValid };
    },
    // #endregion preview
  },
];

export default function ValidatedCells() {
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid
        label="Parts with checked stocks"
        rows={parts}
        columns={columns}
        hideFooter
        sx={{
          [`& .${gridClasses['cell--editing']}:has([aria-invalid="true"])`]: {
            boxShadow: (theme) => `inset 0 0 0 2px ${(theme.vars ?? theme).palette.error.main}`,
          },
        }}
      />
    </Box>
  );
}
