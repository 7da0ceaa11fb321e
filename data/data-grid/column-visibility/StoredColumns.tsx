import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridColumnVisibilityModel } from '@mui/x-data-grid';
import { employees, type Employee } from './data';

const KEY = 'employee-columns';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
  { field: 'role', headerName: 'Role', width: 110 },
  { field: 'phone', headerName: 'Phone', width: 150 },
];

const defaults: GridColumnVisibilityModel = { name: true, role: true, phone: false };

function subscribe(onChange: () => void) {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

/** A model that is kept in localStorage, with the defaults for columns that were not saved. */
function useStoredModel() {
  const text = React.useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(KEY),
    () => null,
  );
  // #region preview
  const model = React.useMemo<GridColumnVisibilityModel>(
    () => ({ ...defaults, ...(text ? JSON.parse(text) : null) }),
    [text],
  );
  const save = (newModel: GridColumnVisibilityModel) => {
    // A column that is missing in the model is visible: write true, so that no default hides it later.
    const entries = columns.map(({ field }) => [field, newModel[field] ?? true]);
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  };
  // #endregion preview
  return [model, save] as const;
}

function EmployeeGrid() {
  const [model, save] = useStoredModel();
  return (
    <DataGrid
      label="Employees with remembered columns"
      rows={employees}
      columns={columns}
      columnVisibilityModel={model}
      onColumnVisibilityModelChange={save}
      showToolbar
      hideFooter
    />
  );
}

export default function StoredColumns() {
  const [visit, setVisit] = React.useState(1);
  return (
    <Stack spacing={1}>
      <Box>
        <Button size="small" variant="outlined" onClick={() => setVisit(visit + 1)}>
          Leave and come back
        </Button>
      </Box>
      <Box sx={{ height: 318 }}>
        <EmployeeGrid key={visit} />
      </Box>
    </Stack>
  );
}
