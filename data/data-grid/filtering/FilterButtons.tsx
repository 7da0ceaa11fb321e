import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import {
  DataGridPro,
  Toolbar,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridFilterItem,
} from '@mui/x-data-grid-pro';
import { apartments, type Apartment } from './data';

const columns: GridColDef<Apartment>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 110 },
  { field: 'rent', headerName: 'Rent (€)', type: 'number', width: 125 },
  { field: 'pets', headerName: 'Pets', type: 'boolean', width: 80 },
];

function FilterChip({ label, item }: { label: string; item: GridFilterItem }) {
  // #region preview
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const isActive = items.some(({ id }) => id === item.id);
  const toggle = () => {
    if (isActive) {
      apiRef.current.deleteFilterItem(item);
    } else {
      apiRef.current.upsertFilterItem(item);
    }
  };
  // #endregion preview
  return (
    <Chip label={label} aria-pressed={isActive} color={isActive ? 'primary' : 'default'} onClick={toggle} />
  );
}

function FilterToolbar() {
  return (
    <Toolbar aria-label="Filters" style={{ flex: 'none', flexWrap: 'wrap', gap: 8, padding: 8 }}>
      <FilterChip label="Pets allowed" item={{ id: 'pets', field: 'pets', operator: 'is', value: true }} />
      <FilterChip label="Under €1,000" item={{ id: 'cheap', field: 'rent', operator: '<', value: 1000 }} />
    </Toolbar>
  );
}

export default function FilterButtons() {
  return (
    <Box sx={{ height: 422 }}>
      <DataGridPro
        label="Apartments with filter buttons"
        rows={apartments}
        columns={columns}
        showToolbar
        slots={{ toolbar: FilterToolbar }}
        hideFooter
      />
    </Box>
  );
}
