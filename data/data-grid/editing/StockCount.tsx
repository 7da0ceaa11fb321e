import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridCellEditStopReasons,
  GridCellModes,
  type GridCellModesModel,
  type GridColDef,
} from '@mui/x-data-grid';
import { parts, type Part } from './data';

const columns: GridColDef<Part>[] = [
  { field: 'id', headerName: 'Part', width: 80 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 100, editable: true },
];

function setAllStocks(cell: GridCellModesModel[string][string]): GridCellModesModel {
  return Object.fromEntries(parts.map(({ id }) => [id, { stock: cell }]));
}

export default function StockCount() {
  const [cellModesModel, setCellModesModel] = React.useState<GridCellModesModel>({});
  const count = Object.values(cellModesModel).filter(
    (cells) => cells.stock?.mode === GridCellModes.Edit,
  ).length;
  const end = (ignoreModifications: boolean) =>
    setCellModesModel(setAllStocks({ mode: GridCellModes.View, ignoreModifications }));
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button
          size="small"
          variant="outlined"
          disabled={count > 0}
          onClick={() => setCellModesModel(setAllStocks({ mode: GridCellModes.Edit }))}
        >
          Count stock
        </Button>
        <Button size="small" variant="outlined" disabled={count === 0} onClick={() => end(false)}>
          Save all
        </Button>
        <Button size="small" disabled={count === 0} onClick={() => end(true)}>
          Cancel
        </Button>
      </Stack>
      <Box sx={{ height: 266 }}>
        <DataGrid
          label="Parts with stocks to count"
          rows={parts}
          columns={columns}
          // #region preview
          cellModesModel={cellModesModel}
          onCellModesModelChange={setCellModesModel}
          onCellEditStop={({ reason }, event) => {
            // The other editors stay open when the focus moves to the next one.
            if (reason === GridCellEditStopReasons.cellFocusOut) {
              event.defaultMuiPrevented = true;
            }
          }}
          // #endregion preview
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
    </Stack>
  );
}
