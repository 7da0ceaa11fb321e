import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridColumnLookupSelector,
  gridColumnVisibilityModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { employees, type Employee } from './data';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120, hideable: false },
  { field: 'email', headerName: 'Email', width: 190 },
  { field: 'phone', headerName: 'Phone', width: 150 },
  { field: 'role', headerName: 'Role', width: 100 },
  { field: 'salary', headerName: 'Salary', type: 'number', width: 100 },
];

const groups = [
  { label: 'Contact', fields: ['email', 'phone'] },
  { label: 'Contract', fields: ['role', 'salary'] },
];

function ColumnGroups() {
  const apiRef = useGridApiContext();
  const lookup = useGridSelector(apiRef, gridColumnLookupSelector);
  const model = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  return (
    <Stack direction="row" spacing={4} sx={{ p: 2 }}>
      {groups.map(({ label, fields }) => (
        <FormControl key={label} component="fieldset">
          <FormLabel component="legend">{label}</FormLabel>
          {fields.map((field) => (
            <FormControlLabel
              key={field}
              label={lookup[field]?.headerName ?? field}
              control={
                // #region preview
                <Checkbox
                  size="small"
                  checked={model[field] !== false}
                  onChange={(event) => apiRef.current.setColumnVisibility(field, event.target.checked)}
                />
                // #endregion preview
              }
            />
          ))}
        </FormControl>
      ))}
    </Stack>
  );
}

export default function GroupedList() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGrid
        label="Employees with grouped columns in the panel"
        rows={employees}
        columns={columns}
        initialState={{ columns: { columnVisibilityModel: { email: false, phone: false, salary: false } } }}
        slots={{ columnsManagement: ColumnGroups }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
