import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridCellParams, type GridColDef } from '@mui/x-data-grid';
import { samples, type Sample } from './data';

const columns: GridColDef<Sample>[] = [
  { field: 'code', headerName: 'Sample', width: 90 },
  {
    field: 'nitrate',
    headerName: 'Nitrate',
    type: 'number',
    flex: 1,
    minWidth: 90,
    editable: true,
    valueFormatter: (value: number | null) => (value === null ? 'lost' : `${value} mg/l`),
  },
];

// #region preview
const describe = ({
  id,
  field,
  value,
  formattedValue,
  cellMode,
  hasFocus,
  tabIndex,
  isEditable,
}: GridCellParams) =>
  JSON.stringify({ id, field, value, formattedValue, cellMode, hasFocus, tabIndex, isEditable }, null, 1);
// #endregion preview

export default function CellInspector() {
  const apiRef = useGridApiRef();
  const [text, setText] = useState('Click a cell, or press a key in it.');
  const show = (params: GridCellParams) => setText(describe(params));

  return (
    <Box>
      <Box sx={{ height: 266 }}>
        <DataGrid
          label="Water samples with their parameters"
          apiRef={apiRef}
          rows={samples}
          columns={columns}
          onCellClick={show}
          hideFooter
        />
      </Box>
      <Button
        onClick={() => apiRef.current && show(apiRef.current.getCellParams(2, 'nitrate'))}
        sx={{ my: 1 }}
      >
        Read nitrate of W-302
      </Button>
      <Typography
        component="output"
        variant="body2"
        sx={{ display: 'block', height: 220, fontFamily: 'monospace', whiteSpace: 'pre-wrap' }}
      >
        {text}
      </Typography>
    </Box>
  );
}
