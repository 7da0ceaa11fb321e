import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridRowSelectionCountSelector,
  gridRowSelectionIdsSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { plants, type Plant } from './data';

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 110 },
  { field: 'place', headerName: 'Place', width: 120 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90 },
];

function SelectionToolbar() {
  const apiRef = useGridApiContext();
  // #region preview
  const count = useGridSelector(apiRef, gridRowSelectionCountSelector);

  const deleteSelected = () => {
    const ids = [...gridRowSelectionIdsSelector(apiRef).keys()];
    ids.forEach((id) => apiRef.current.updateRows([{ id, _action: 'delete' }]));
  };
  // #endregion preview
  return (
    <Toolbar>
      <Typography component="output" variant="body2" sx={{ flex: 1, paddingInlineStart: 1 }}>
        {`${count} selected`}
      </Typography>
      <ToolbarButton disabled={count === 0} onClick={deleteSelected} render={<Button size="small" />}>
        Delete
      </ToolbarButton>
      <ToolbarButton
        onClick={() => apiRef.current.setRowSelectionModel({ type: 'exclude', ids: new Set() })}
        render={<Button size="small" />}
      >
        Select all
      </ToolbarButton>
    </Toolbar>
  );
}

export default function SelectedPlants() {
  return (
    <Box sx={{ height: 372 }}>
      <DataGrid
        label="Plants to delete"
        rows={plants}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        showToolbar
        slots={{ toolbar: SelectionToolbar }}
        hideFooter
      />
    </Box>
  );
}
