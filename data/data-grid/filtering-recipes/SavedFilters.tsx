import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridFilterPanel,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { orders, type Order } from './data';

type Saved = [string, GridFilterModel][];

const SavedContext = React.createContext<[Saved, (saved: Saved) => void]>([[], () => {}]);

function SavedPanel(props: React.ComponentProps<typeof GridFilterPanel>) {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridFilterModelSelector);
  const [saved, setSaved] = React.useContext(SavedContext);
  const name = model.items.map(({ field, operator, value }) => `${field} ${operator} ${value}`).join(', ');
  return (
    <div>
      <Stack direction="row" useFlexGap spacing={1} sx={{ p: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {/* #region preview */}
        {saved.map(([label, savedModel]) => (
          <Chip
            key={label}
            label={label}
            onClick={() => apiRef.current.setFilterModel(savedModel)}
            onDelete={() => setSaved(saved.filter(([other]) => other !== label))}
          />
        ))}
        {/* #endregion preview */}
        <Button
          size="small"
          disabled={model.items[0]?.value == null}
          onClick={() => setSaved([...saved.filter(([label]) => label !== name), [name, model]])}
        >
          Save filter
        </Button>
      </Stack>
      <GridFilterPanel {...props} />
    </div>
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
];

export default function SavedFilters() {
  const savedState = React.useState<Saved>([
    ['city equals Lyon', { items: [{ field: 'city', operator: 'equals', value: 'Lyon' }] }],
  ]);
  return (
    <SavedContext.Provider value={savedState}>
      <Box sx={{ height: 422 }}>
        <DataGrid
          label="Orders with saved filters"
          rows={orders}
          columns={columns}
          slots={{ filterPanel: SavedPanel }}
          showToolbar
          hideFooter
        />
      </Box>
    </SavedContext.Provider>
  );
}
