import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { hotels, type Hotel } from './data';

const columns: GridColDef<Hotel>[] = [
  { field: 'name', headerName: 'Hotel', flex: 1, minWidth: 130 },
  { field: 'city', headerName: 'City', width: 110 },
];

const cities = [...new Set(hotels.map(({ city }) => city))].toSorted();

function CityCheckboxes() {
  // #region preview
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const chosen: string[] = items.find(({ id }) => id === 'city')?.value ?? [];
  const filter = (value: string[]) =>
    apiRef.current.upsertFilterItem({ id: 'city', field: 'city', operator: 'isAnyOf', value });
  // #endregion preview
  return (
    <Stack component="fieldset" aria-label="Cities" sx={{ m: 0, p: 2, border: 0 }}>
      {cities.map((city) => (
        <FormControlLabel
          key={city}
          label={city}
          control={
            <Checkbox
              size="small"
              checked={chosen.includes(city)}
              onChange={(event) =>
                filter(event.target.checked ? [...chosen, city] : chosen.filter((name) => name !== city))
              }
            />
          }
        />
      ))}
      <Button onClick={() => filter([])}>All cities</Button>
    </Stack>
  );
}

export default function CityPanel() {
  return (
    <Box sx={{ height: 422 }}>
      <DataGrid
        label="Hotels with a panel of cities"
        rows={hotels}
        columns={columns}
        slots={{ filterPanel: CityCheckboxes }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}
