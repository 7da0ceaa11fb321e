import Box from '@mui/material/Box';
import {
  DataGrid,
  GridEditSingleSelectCell,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { hikes, regions, type Hike } from './data';

function AutoSaveSelect(params: GridRenderEditCellParams<Hike>) {
  const { id, field } = params;
  const apiRef = useGridApiContext();
  return (
    <GridEditSingleSelectCell
      {...params}
      // #region preview
      onValueChange={async (_, value) => {
        const isValid = await apiRef.current.setEditCellValue({ id, field, value });
        if (isValid) {
          apiRef.current.stopCellEditMode({ id, field });
        }
      }}
      // #endregion preview
    />
  );
}

const columns: GridColDef<Hike>[] = [
  { field: 'name', headerName: 'Hike', flex: 1, minWidth: 110 },
  {
    field: 'region',
    headerName: 'Region',
    type: 'singleSelect',
    valueOptions: regions,
    width: 150,
    editable: true,
    renderEditCell: (params) => <AutoSaveSelect {...params} />,
  },
];

export default function RegionSelect() {
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid label="Hikes that save a chosen region" rows={hikes} columns={columns} hideFooter />
    </Box>
  );
}
