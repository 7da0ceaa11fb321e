import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, gridColumnLookupSelector, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const MONTHS = 16;

const columns: GridColDef[] = Array.from({ length: MONTHS }, (_, index) => ({
  field: `month${index + 1}`,
  headerName: `Month ${index + 1}`,
  width: 160,
}));

const rows = ['1 204 loans', '986 loans', '1 377 loans'].map((loans, id) => ({
  id,
  ...Object.fromEntries(columns.map(({ field }) => [field, loans])),
}));

const last = `month${MONTHS}`;

export default function ManyColumns() {
  const apiRef = useGridApiRef();
  const [disableColumnVirtualization, setDisableColumnVirtualization] = React.useState(true);
  const [width, setWidth] = React.useState(160);
  const autosize = async () => {
    await apiRef.current?.autosizeColumns({ disableColumnVirtualization });
    setWidth(gridColumnLookupSelector(apiRef)[last]!.computedWidth);
  };
  return (
    <Stack spacing={1}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        <FormControlLabel
          control={
            <Switch
              checked={disableColumnVirtualization}
              onChange={(_, checked) => setDisableColumnVirtualization(checked)}
            />
          }
          label="disableColumnVirtualization"
        />
        <Button variant="outlined" size="small" onClick={autosize}>
          Autosize columns
        </Button>
      </Box>
      <Box sx={{ height: 230 }}>
        <DataGrid apiRef={apiRef} aria-label="Loans by month" rows={rows} columns={columns} hideFooter />
      </Box>
      <Typography component="output" variant="body2">
        {`Width of the last column: ${Math.round(width)}`}
      </Typography>
    </Stack>
  );
}
