import Box from '@mui/material/Box';
import {
  DataGrid,
  GridEditSingleSelectCell,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

interface Trip {
  id: number;
  country: string;
  city: string;
}

const trips: Trip[] = [
  { id: 1, country: 'Belgium', city: 'Ghent' },
  { id: 2, country: 'Portugal', city: 'Porto' },
  { id: 3, country: 'Belgium', city: 'Bruges' },
];

const cities: Record<string, string[]> = {
  Belgium: ['Bruges', 'Ghent'],
  Portugal: ['Faro', 'Lisbon', 'Porto'],
};

const rejectEmpty: GridColDef<Trip>['preProcessEditCellProps'] = ({ props }) => ({
  ...props,
  error: !props.value,
});

function CountryEditor(params: GridRenderEditCellParams<Trip>) {
  const apiRef = useGridApiContext();
  return (
    <GridEditSingleSelectCell
      {...params}
      // #region preview
      onValueChange={async () => {
        await apiRef.current.setEditCellValue({ id: params.id, field: 'city', value: '' });
      }}
      // #endregion preview
    />
  );
}

const columns: GridColDef<Trip>[] = [
  {
    field: 'country',
    headerName: 'Country',
    type: 'singleSelect',
    valueOptions: Object.keys(cities),
    editable: true,
    flex: 1,
    minWidth: 130,
    renderEditCell: (params) => <CountryEditor {...params} />,
    preProcessEditCellProps: rejectEmpty,
  },
  {
    field: 'city',
    headerName: 'City',
    type: 'singleSelect',
    valueOptions: ({ row }) => (row ? (cities[row.country] ?? []) : Object.values(cities).flat()),
    preProcessEditCellProps: rejectEmpty,
    editable: true,
    flex: 1,
    minWidth: 130,
  },
];

export default function LinkedSelects() {
  return (
    <Box sx={{ height: 214 }}>
      <DataGrid label="Trips" rows={trips} columns={columns} editMode="row" hideFooter />
    </Box>
  );
}
