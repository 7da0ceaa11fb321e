import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 'Ines', june: 'Parental leave', july: 'Parental leave', august: 'Office' },
  { id: 'Omar', june: 'Office', july: 'Travel', august: 'Office' },
];

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Name', width: 80 },
  // #region preview
  {
    field: 'june',
    headerName: 'June',
    flex: 1,
    minWidth: 70,
    colSpan: (_, row, _column, apiRef) =>
      apiRef.current
        .getVisibleColumns()
        .filter(({ field }) => ['june', 'july'].includes(field) && row[field] === row.june).length,
  },
  // #endregion preview
  { field: 'july', headerName: 'July', flex: 1, minWidth: 70 },
  { field: 'august', headerName: 'August', flex: 1, minWidth: 70 },
];

export default function HiddenSpans() {
  const [july, setJuly] = React.useState(true);
  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={july} onChange={(_, checked) => setJuly(checked)} />}
        label="Show July"
      />
      <Box sx={{ height: 214 }}>
        <DataGrid
          label="Absences in summer"
          rows={rows}
          columns={columns}
          columnVisibilityModel={{ july }}
          onColumnVisibilityModelChange={(model) => setJuly(model.july !== false)}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
