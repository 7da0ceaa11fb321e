import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { isNameTaken } from './checkName';
import { parts, type Part } from './data';

const columns: GridColDef<Part>[] = [
  { field: 'id', headerName: 'Part', width: 80 },
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 130,
    editable: true,
    // #region preview
    preProcessEditCellProps: async ({ id, props }) => {
      const isTaken = await isNameTaken(props.value, `${id}`);
      return { ...props, error: isTaken };
    },
    // #endregion preview
  },
];

export default function UniqueNames() {
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid
        label="Parts with unique names"
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
