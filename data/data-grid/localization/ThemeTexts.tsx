import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { ThemeProvider, useThemeProps, type Theme } from '@mui/material/styles';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { frFR } from '@mui/x-data-grid/locales';
import type {} from '@mui/x-data-grid/themeAugmentation';
import type { Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Commande', type: 'number', width: 120 },
  { field: 'city', headerName: 'Ville', flex: 1, minWidth: 100 },
];

const addFrench = (outer: Theme): Theme => {
  const grid = outer.components?.MuiDataGrid;
  const defaultProps = { ...grid?.defaultProps, ...frFR.components.MuiDataGrid.defaultProps };
  return { ...outer, components: { ...outer.components, MuiDataGrid: { ...grid, defaultProps } } };
};

const ownTexts: DataGridProps['localeText'] = { noRowsLabel: 'Aucune commande' };

function Orders({ keepsTheme }: { keepsTheme: boolean }) {
  // Reads the props that the theme sets for all grids.
  const themed = useThemeProps<Theme, Pick<DataGridProps, 'localeText'>, 'MuiDataGrid'>({
    props: {},
    name: 'MuiDataGrid',
  });
  const merged = React.useMemo(() => ({ ...themed.localeText, ...ownTexts }), [themed.localeText]);
  return (
    <DataGrid
      aria-label="Orders in French"
      rows={[]}
      columns={columns}
      localeText={keepsTheme ? merged : ownTexts}
    />
  );
}

export default function ThemeTexts() {
  const [keepsTheme, setKeepsTheme] = React.useState(true);
  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={keepsTheme} onChange={(_event, checked) => setKeepsTheme(checked)} />}
        label="Keep the texts of the theme"
      />
      <Box sx={{ height: 270 }}>
        <ThemeProvider theme={addFrench}>
          <Orders keepsTheme={keepsTheme} />
        </ThemeProvider>
      </Box>
    </Stack>
  );
}
