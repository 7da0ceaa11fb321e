import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Parcel {
  id: string;
  country: 'CH' | 'NO' | 'SE';
  carrier: number;
}

const carriers = [
  { id: 1, title: 'Alpine Post', countries: ['CH'] },
  { id: 2, title: 'Fjord Cargo', countries: ['NO', 'SE'] },
  { id: 3, title: 'Baltic Line', countries: ['SE'] },
];

const rows: Parcel[] = [
  { id: 'P-31', country: 'SE', carrier: 2 },
  { id: 'P-32', country: 'CH', carrier: 1 },
  { id: 'P-33', country: 'NO', carrier: 2 },
];

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 90 },
  {
    field: 'country',
    headerName: 'To',
    type: 'singleSelect',
    width: 120,
    valueOptions: [
      { value: 'CH', label: 'Switzerland' },
      { value: 'NO', label: 'Norway' },
      { value: 'SE', label: 'Sweden' },
    ],
  },
  // #region preview
  {
    field: 'carrier',
    headerName: 'Carrier',
    type: 'singleSelect',
    flex: 1,
    editable: true,
    // Without a row, the filter panel requests all options.
    valueOptions: ({ row }) =>
      row ? carriers.filter((carrier) => carrier.countries.includes(row.country)) : carriers,
    getOptionValue: (carrier) => (carrier as (typeof carriers)[number]).id,
    getOptionLabel: (carrier) => (carrier as (typeof carriers)[number]).title,
  },
  // #endregion preview
];

export default function SelectOptions() {
  return (
    <Box sx={{ height: 232 }}>
      <DataGrid label="Parcels" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
