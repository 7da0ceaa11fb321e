import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import { getLevel, suppliers, type Item } from './items';

export interface Filter {
  text: string;
  supplier: string;
  isLow: boolean;
}

export const noFilter: Filter = { text: '', supplier: '', isLow: false };

export function matches(item: Item, { text, supplier, isLow }: Filter): boolean {
  return (
    `${item.id} ${item.name}`.toLowerCase().includes(text.trim().toLowerCase()) &&
    (supplier === '' || item.supplier === supplier) &&
    (!isLow || getLevel(item) !== 'In stock')
  );
}

interface FilterBarProps {
  filter: Filter;
  onChange: (filter: Filter) => void;
}

export function FilterBar({ filter, onChange }: FilterBarProps) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <TextField
        label="Search"
        type="search"
        size="small"
        sx={{ flex: '1 1 200px' }}
        value={filter.text}
        onChange={(event) => onChange({ ...filter, text: event.target.value })}
      />
      <TextField
        select
        label="Supplier"
        size="small"
        sx={{ flex: '1 1 150px', maxWidth: { sm: 200 } }}
        value={filter.supplier}
        onChange={(event) => onChange({ ...filter, supplier: event.target.value })}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      >
        <MenuItem value="">All</MenuItem>
        {suppliers.map((supplier) => (
          <MenuItem key={supplier} value={supplier}>
            {supplier}
          </MenuItem>
        ))}
      </TextField>
      <ToggleButton
        value="low"
        size="small"
        selected={filter.isLow}
        onChange={() => onChange({ ...filter, isLow: !filter.isLow })}
        sx={{ textTransform: 'none' }}
      >
        Below minimum
      </ToggleButton>
    </Stack>
  );
}
