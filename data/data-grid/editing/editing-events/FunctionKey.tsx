import Box from '@mui/material/Box';
import { DataGrid, GridCellEditStartReasons, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { plants, type Plant } from './data';

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 100, editable: true },
  { field: 'height', headerName: 'Height (cm)', type: 'number', width: 110, editable: true },
  { field: 'pots', headerName: 'Pots', type: 'number', width: 80, editable: true },
];

export default function FunctionKey() {
  const apiRef = useGridApiRef();
  return (
    <Box sx={{ height: 266 }}>
      <DataGrid
        apiRef={apiRef}
        label="Plants edited with F2"
        rows={plants}
        columns={columns}
        // #region preview
        onCellKeyDown={({ id, field, cellMode, isEditable }, event) => {
          if (event.key === 'F2' && isEditable && cellMode === 'view') {
            apiRef.current?.startCellEditMode({ id, field });
          }
        }}
        onCellEditStart={({ reason }, event) => {
          event.defaultMuiPrevented = reason === GridCellEditStartReasons.printableKeyDown;
        }}
        // #endregion preview
        hideFooter
      />
    </Box>
  );
}
