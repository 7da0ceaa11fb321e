import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createSensors, readTemperature, type Sensor } from './data';

const rows = createSensors(100);

const columns = Array.from({ length: 16 }, (_, hour): GridColDef<Sensor> => ({
  field: `hour${hour}`,
  headerName: `${hour}:00`,
  width: 200,
  valueGetter: (_value, row) => `${readTemperature(row, hour)} °C`,
}));

export default function ScrollToCell() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('');

  // #region preview
  const scrollToCell = () => {
    const scrolled = apiRef.current!.scrollToIndexes({ rowIndex: 80, colIndex: 15 });
    apiRef.current!.setCellFocus(rows[80]!.id, 'hour15');
    setMessage(scrolled ? 'The grid scrolls to the cell' : 'The cell is already visible');
  };
  const scrollToPosition = () => apiRef.current!.scroll({ top: 1_000, left: 500 });
  const readPosition = () => {
    const { top, left } = apiRef.current!.getScrollPosition();
    setMessage(`top: ${Math.round(top)}, left: ${Math.round(left)}`);
  };
  // #endregion preview

  return (
    <Stack spacing={1}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="outlined" onClick={scrollToCell}>
          Row 81, column 16
        </Button>
        <Button size="small" variant="outlined" onClick={scrollToPosition}>
          1,000 px, 500 px
        </Button>
        <Button size="small" variant="outlined" onClick={readPosition}>
          Read the position
        </Button>
      </Box>
      <Box sx={{ height: 300 }}>
        <DataGrid apiRef={apiRef} label="Temperatures to scroll" rows={rows} columns={columns} hideFooter />
      </Box>
      <Typography component="output" variant="body2" sx={{ minHeight: 20 }}>
        {message}
      </Typography>
    </Stack>
  );
}
