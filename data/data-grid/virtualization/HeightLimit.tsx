import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { createSensors, type Sensor } from './data';

const ROW_HEIGHT = 400;
const fewRows = createSensors(60);
const manyRows = createSensors(100_000);

const columns: GridColDef<Sensor>[] = [{ field: 'name', headerName: 'Sensor', flex: 1, minWidth: 140 }];

export default function HeightLimit() {
  const apiRef = useGridApiRef();
  const [isLarge, setIsLarge] = React.useState(false);
  const rows = isLarge ? manyRows : fewRows;
  const [browserHeight, setBrowserHeight] = React.useState(0);

  const scrollToEnd = () => {
    apiRef.current!.scrollToIndexes({ rowIndex: rows.length - 1 });
    const content = apiRef.current!.rootElementRef.current!.querySelector(
      '.MuiDataGrid-virtualScrollerContent',
    );
    setBrowserHeight(content!.clientHeight);
  };

  const wanted = (rows.length * ROW_HEIGHT).toLocaleString('en-US');
  const actual = browserHeight.toLocaleString('en-US');
  return (
    <Stack spacing={1}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ToggleButtonGroup
          aria-label="Number of rows"
          size="small"
          exclusive
          value={isLarge}
          onChange={(_, value) => {
            setIsLarge(value ?? isLarge);
            setBrowserHeight(0);
          }}
        >
          <ToggleButton value={false}>60 rows</ToggleButton>
          <ToggleButton value>100,000 rows</ToggleButton>
        </ToggleButtonGroup>
        <Button size="small" variant="outlined" onClick={scrollToEnd}>
          Scroll to the last row
        </Button>
      </Box>
      <Box sx={{ height: 300 }}>
        <DataGridPro
          apiRef={apiRef}
          label="Sensors with tall rows"
          rows={rows}
          columns={columns}
          rowHeight={ROW_HEIGHT}
          hideFooter
        />
      </Box>
      <Typography component="output" variant="body2">
        {browserHeight === 0
          ? `All rows together: ${wanted} px`
          : `All rows together: ${wanted} px. Height in this browser: ${actual} px`}
      </Typography>
    </Stack>
  );
}
