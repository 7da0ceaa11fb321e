import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  Toolbar,
  gridFilteredTopLevelRowCountSelector,
  gridFilterModelSelector,
  gridTopLevelRowCountSelector,
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

const choices: { label: string; item: GridFilterItem }[] = [
  { label: 'Pets allowed', item: { id: 'pets', field: 'pets', operator: 'is', value: true } },
  { label: 'Under €1,000', item: { id: 'cheap', field: 'rent', operator: '<', value: 1000 } },
];

function FilterToolbar() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const shown = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  const all = useGridSelector(apiRef, gridTopLevelRowCountSelector);

  const countRows = (item: GridFilterItem) =>
    all - Object.keys(apiRef.current.getFilterState({ items: [item] }).filteredRowsLookup).length;

  return (
    <Toolbar aria-label="Filters" style={{ flex: 'none', flexWrap: 'wrap', gap: 8, padding: 8 }}>
      {choices.map(({ label, item }) => {
        const isActive = items.some(({ id }) => id === item.id);
        return (
          <Chip
            key={label}
            label={`${label} (${countRows(item)})`}
            aria-pressed={isActive}
            color={isActive ? 'primary' : 'default'}
            onClick={() =>
              isActive ? apiRef.current.deleteFilterItem(item) : apiRef.current.upsertFilterItem(item)
            }
          />
        );
      })}
      <Button size="small" onClick={() => apiRef.current.showFilterPanel('city')}>
        Filter by city
      </Button>
      <Typography role="status" variant="body2">{`${shown} of ${all} shown`}</Typography>
    </Toolbar>
  );
}

export default function FilterButtons() {
  return (
    <Box sx={{ height: 460 }}>
      <DataGridPro
        aria-label="Apartments with filter buttons"
        rows={apartments}
        columns={columns}
        showToolbar
        slots={{ toolbar: FilterToolbar }}
        hideFooter
      />
    </Box>
  );
}
