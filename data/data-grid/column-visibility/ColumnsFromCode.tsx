import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridColumnFieldsSelector,
  GridPreferencePanelsValue,
  gridVisibleColumnFieldsSelector,
  useGridApiContext,
  useGridApiRef,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { employees, type Employee } from './data';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 100 },
  { field: 'office', headerName: 'Office', width: 90 },
  { field: 'phone', headerName: 'Phone', width: 150 },
];

function ColumnCount() {
  const apiRef = useGridApiContext();
  const visible = useGridSelector(apiRef, gridVisibleColumnFieldsSelector);
  const all = useGridSelector(apiRef, gridColumnFieldsSelector);
  return (
    <Typography component="output" variant="body2" sx={{ p: 1.5, borderTop: 1, borderColor: 'divider' }}>
      {`${visible.length} of ${all.length} columns`}
    </Typography>
  );
}

export default function ColumnsFromCode() {
  const apiRef = useGridApiRef();
  const [button, setButton] = React.useState<HTMLElement | null>(null);
  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {/* #region preview */}
        <Button
          size="small"
          variant="outlined"
          onClick={() => apiRef.current?.setColumnVisibility('phone', false)}
        >
          Hide phone
        </Button>
        <Button size="small" variant="outlined" onClick={() => apiRef.current?.setColumnVisibilityModel({})}>
          Show all
        </Button>
        {/* #endregion preview */}
        <Button
          ref={setButton}
          size="small"
          variant="outlined"
          onClick={() => apiRef.current?.showPreferences(GridPreferencePanelsValue.columns)}
        >
          Choose columns
        </Button>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          label="Employees with buttons for columns"
          rows={employees}
          columns={columns}
          slots={{ footer: ColumnCount }}
          slotProps={{ panel: { target: button } }}
        />
      </Box>
    </Stack>
  );
}
