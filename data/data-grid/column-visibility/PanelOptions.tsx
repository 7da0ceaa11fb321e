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
  { field: 'phone', headerName: 'Phone', width: 140 },
  { field: 'email', headerName: 'Email', width: 200 },
  { field: 'office', headerName: 'Office', width: 90 },
];

// #region preview
const slotProps: GridSlotsComponentsProps = {
  columnsManagement: {
    sort: 'asc',
    getTogglableColumns: (all) =>
      all
        .map(({ field }) => field)
        .filter((field) => field !== 'name' && field !== GRID_CHECKBOX_SELECTION_FIELD),
  },
};
// #endregion preview

export default function PanelOptions() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGrid
        label="Employees with a short list in the columns panel"
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
