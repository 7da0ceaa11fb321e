import * as React from 'react';
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
  type GridApiPro,
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

/** Counts the rows that match one item. The grid calls it after each change of its state. */
function countRows(apiRef: React.RefObject<GridApiPro>, item: GridFilterItem) {
  const { filteredRowsLookup } = apiRef.current.getFilterState({ items: [item] });
  return gridTopLevelRowCountSelector(apiRef) - Object.keys(filteredRowsLookup).length;
}

function FilterChip({ label, item }: { label: string; item: GridFilterItem }) {
  const apiRef = useGridApiContext<GridApiPro>();
  const count = useGridSelector(apiRef, countRows, item);
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const isActive = items.some(({ id }) => id === item.id);
  return (
    <Chip
      label={`${label} (${count})`}
      aria-pressed={isActive}
      color={isActive ? 'primary' : 'default'}
      onClick={() =>
        isActive ? apiRef.current.deleteFilterItem(item) : apiRef.current.upsertFilterItem(item)
      }
    />
  );
}

function FilterToolbar() {
  const apiRef = useGridApiContext();
  const shown = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  const all = useGridSelector(apiRef, gridTopLevelRowCountSelector);
  return (
    <Toolbar aria-label="Filters" style={{ flex: 'none', flexWrap: 'wrap', gap: 8, padding: 8 }}>
      {choices.map((choice) => (
        <FilterChip key={choice.label} {...choice} />
      ))}
      <Button size="small" onClick={() => apiRef.current.showFilterPanel('city')}>
        Filter by city
      </Button>
      <Typography component="output" variant="body2">{`${shown} of ${all} shown`}</Typography>
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
