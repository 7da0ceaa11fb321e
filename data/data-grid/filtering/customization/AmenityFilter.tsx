import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { hotels, type Hotel } from './data';

interface OptionsInputProps extends GridFilterInputValueProps {
  options: string[];
}

function OptionsInput({ item, applyValue, focusElementRef, disabled, options }: OptionsInputProps) {
  return (
    <TextField
      select
      fullWidth
      size="small"
      label="Value"
      value={item.value ?? []}
      disabled={disabled}
      inputRef={focusElementRef}
      onChange={(event) => applyValue({ ...item, value: event.target.value })}
      slotProps={{ select: { multiple: true } }}
    >
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          {option}
        </MenuItem>
      ))}
    </TextField>
  );
}

type ListOperator = GridFilterOperator<Hotel, string[], string, OptionsInputProps>;

/** An operator whose value is an array of options. */
function createListOperator(
  value: string,
  label: string,
  matches: (amenities: string[], chosen: string[]) => boolean,
): ListOperator {
  return {
    value,
    label,
    getApplyFilterFn: (item) => {
      const chosen: string[] = item.value ?? [];
      return chosen.length === 0 ? null : (amenities) => matches(amenities, chosen);
    },
    InputComponent: OptionsInput,
    InputComponentProps: { options: ['breakfast', 'kitchen', 'pool', 'spa'] },
  };
}

const filterOperators = [
  createListOperator('all', 'include all of', (list, chosen) => chosen.every((name) => list.includes(name))),
  createListOperator('any', 'include any of', (list, chosen) => chosen.some((name) => list.includes(name))),
];

const columns: GridColDef<Hotel>[] = [
  { field: 'name', headerName: 'Hotel', flex: 1, minWidth: 130 },
  {
    field: 'amenities',
    headerName: 'Amenities',
    width: 190,
    sortable: false,
    valueFormatter: (value: string[]) => value.join(', '),
    filterOperators,
  },
];

export default function AmenityFilter() {
  return (
    <Box sx={{ height: 370 }}>
      <DataGrid
        aria-label="Hotels by amenities"
        rows={hotels}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'amenities', operator: 'all', value: ['breakfast', 'pool'] }] },
          },
        }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
