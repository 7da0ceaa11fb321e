import Box from '@mui/material/Box';
import { DataGrid, getGridDateOperators, type GridColDef, type GridColTypeDef } from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { products, type Product } from './data';
import { DateEditor } from './DateEditor';
import { DateFilter } from './DateFilter';

// #region preview
const pickerDate: GridColTypeDef = {
  type: 'date',
  width: 180,
  renderEditCell: (params) => <DateEditor {...params} />,
  filterOperators: getGridDateOperators().map((operator) =>
    // The operators “is empty” and “is not empty” have no value field.
    operator.InputComponent ? { ...operator, InputComponent: DateFilter, InputComponentProps: {} } : operator,
  ),
};
// #endregion preview

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 100 },
  { ...pickerDate, field: 'released', headerName: 'Released', editable: true },
];

export default function PickerColumn() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 318 }}>
        <DataGrid
          label="Products with a date picker"
          rows={products}
          columns={columns}
          initialState={{
            filter: {
              filterModel: { items: [{ field: 'released', operator: 'after', value: '2025-12-31' }] },
            },
          }}
          showToolbar
          hideFooter
        />
      </Box>
    </LocalizationProvider>
  );
}
