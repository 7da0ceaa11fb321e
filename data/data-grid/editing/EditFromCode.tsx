import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridCellEditStopReasons,
  useGridApiRef,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid';
import { parts, type Part } from './data';

const columns: GridColDef<Part>[] = [
  { field: 'id', headerName: 'Part', width: 80 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90, editable: true },
];

export default function EditFromCode() {
  const apiRef = useGridApiRef();
  const [edited, setEdited] = React.useState<GridRowId>();
  // #region preview
  const start = () => {
    const part = parts.find(({ id }) => apiRef.current?.getCellValue(id, 'stock') === null);
    if (part) {
      apiRef.current?.startCellEditMode({ id: part.id, field: 'stock' });
    }
  };
  const stop = (ignoreModifications: boolean) => {
    if (edited !== undefined) {
      apiRef.current?.stopCellEditMode({ id: edited, field: 'stock', ignoreModifications });
    }
  };
  // #endregion preview

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button size="small" variant="outlined" disabled={edited !== undefined} onClick={start}>
          Add missing stock
        </Button>
        <Button size="small" disabled={edited === undefined} onClick={() => stop(false)}>
          Save
        </Button>
        <Button size="small" disabled={edited === undefined} onClick={() => stop(true)}>
          Cancel
        </Button>
      </Stack>
      <Box sx={{ height: 266 }}>
        <DataGrid
          apiRef={apiRef}
          label="Parts edited with buttons"
          rows={parts}
          columns={columns}
          onCellModesModelChange={(model) => setEdited(Object.keys(model)[0])}
          onCellEditStop={({ reason }, event) => {
            // Otherwise pressing a button outside the cell saves before its handler runs.
            if (reason === GridCellEditStopReasons.cellFocusOut) {
              event.defaultMuiPrevented = true;
            }
          }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
