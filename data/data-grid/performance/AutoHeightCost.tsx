import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { countOne, Counts, resetCounters } from './Counts';
import { createProducts, type Product } from './data';

const counters = { 'getRowHeight calls': 0, 'Rendered cells': 0 };

const fewRows = createProducts(50);
const rows = createProducts(100_000);

const columns: GridColDef<Product>[] = Array.from({ length: 30 }, (_, index) => ({
  field: `column${index}`,
  headerName: `Column ${index + 1}`,
  width: 120,
  valueGetter: (_value, row) => row.name,
  renderCell: ({ value }) => {
    countOne(counters, 'Rendered cells');
    return value;
  },
}));

function getFixedHeight() {
  countOne(counters, 'getRowHeight calls');
  return 40;
}

function getAutoHeight() {
  countOne(counters, 'getRowHeight calls');
  return 'auto' as const;
}

// #region preview
const modes = {
  '50 rows': { rows: fewRows, getRowHeight: getFixedHeight },
  Fixed: { rows, getRowHeight: getFixedHeight },
  Auto: { rows, getRowHeight: getAutoHeight },
  'Auto, fewer columns': { rows, getRowHeight: getAutoHeight, virtualizeColumnsWithAutoRowHeight: true },
};
// #endregion preview

type Mode = keyof typeof modes;

export default function AutoHeightCost() {
  const [mode, setMode] = React.useState<Mode>('50 rows');
  const [scrolls, setScrolls] = React.useState(0);
  const changeMode = (value: Mode | null) => {
    if (value) {
      resetCounters(counters);
      setMode(value);
    }
  };
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        aria-label="Row height"
        size="small"
        exclusive
        value={mode}
        onChange={(_, value: Mode | null) => changeMode(value)}
      >
        {Object.keys(modes).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 320 }} onScrollCapture={() => setScrolls((current) => current + 1)}>
        <DataGridPro key={mode} label="Products" columns={columns} hideFooter {...modes[mode]} />
      </Box>
      <Counts counters={counters} after={`${mode} ${scrolls}`} />
    </Stack>
  );
}
