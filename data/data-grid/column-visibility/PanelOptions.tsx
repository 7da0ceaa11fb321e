import Box from '@mui/material/Box';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_FIELD,
  type GridColDef,
  type GridSlotsComponentsProps,
} from '@mui/x-data-grid';
import { employees, type Employee } from './data';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
  { field: 'phone', headerName: 'Phone', description: 'Private contact data', width: 140 },
  { field: 'email', headerName: 'Email', description: 'Contact data', width: 200 },
  { field: 'office', headerName: 'Office', width: 90 },
];

const slotProps: GridSlotsComponentsProps = {
  columnsManagement: {
    getTogglableColumns: (all) =>
      all
        .map(({ field }) => field)
        .filter((field) => field !== 'name' && field !== GRID_CHECKBOX_SELECTION_FIELD),
    sort: 'asc',
    searchPredicate: ({ headerName, description }, search) =>
      `${headerName} ${description}`.toLowerCase().includes(search),
    searchInputProps: { placeholder: 'Name or subject' },
    searchDebounceMs: 0,
    autoFocusSearchField: false,
    toggleAllMode: 'filteredOnly',
    disableResetButton: true,
  },
};

export default function PanelOptions() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGrid
        aria-label="Employees with an adapted columns panel"
        rows={employees}
        columns={columns}
        initialState={{ columns: { columnVisibilityModel: { phone: false, email: false } } }}
        slotProps={slotProps}
        checkboxSelection
        showToolbar
        hideFooter
      />
    </Box>
  );
}
