import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import {
  DataGrid,
  gridFilterModelSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridFilterItem,
} from '@mui/x-data-grid';
import { plants, type Plant } from './data';

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 110 },
  { field: 'place', headerName: 'Place', width: 120 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90 },
];

interface FilterButton {
  label: string;
  item: GridFilterItem;
}

const filterButtons: FilterButton[] = [
  { label: 'Low stock', item: { id: 'low-stock', field: 'stock', operator: '<', value: 10 } },
  {
    label: 'Greenhouse',
    item: { id: 'greenhouse', field: 'place', operator: 'equals', value: 'Greenhouse' },
  },
];

function FilterToolbar() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridFilterModelSelector);
  return (
    <Toolbar style={{ justifyContent: 'start', gap: 8 }}>
      {filterButtons.map(({ label, item }) => {
        // #region preview
        const isActive = model.items.some(({ id }) => id === item.id);
        return (
          <ToolbarButton
            key={label}
            aria-pressed={isActive}
            onClick={() => apiRef.current.setFilterModel({ ...model, items: isActive ? [] : [item] })}
            render={<Chip clickable label={label} variant={isActive ? 'filled' : 'outlined'} />}
          />
        );
        // #endregion preview
      })}
    </Toolbar>
  );
}

export default function FilterButtons() {
  return (
    <Box sx={{ height: 372 }}>
      <DataGrid
        label="Plants with filter buttons"
        rows={plants}
        columns={columns}
        showToolbar
        slots={{ toolbar: FilterToolbar }}
        hideFooter
      />
    </Box>
  );
}
