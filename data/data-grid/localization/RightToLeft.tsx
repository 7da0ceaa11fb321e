import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import Box from '@mui/material/Box';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { heIL } from '@mui/x-data-grid/locales';
import { prefixer } from 'stylis';

const rtlCache = createCache({ key: 'grid-rtl', stylisPlugins: [prefixer, rtlPlugin] });

const rtlTheme = (outer: Theme): Theme => ({ ...outer, direction: 'rtl' });

const columns: GridColDef[] = [
  { field: 'id', headerName: 'הזמנה', width: 90 },
  { field: 'city', headerName: 'עיר', flex: 1, minWidth: 90 },
  { field: 'total', headerName: 'סכום', type: 'number', width: 100 },
];

const rows = [
  { id: 1, city: 'חיפה', total: 1249.5 },
  { id: 2, city: 'אילת', total: 89.9 },
];

export default function RightToLeft() {
  return (
    <CacheProvider value={rtlCache}>
      <ThemeProvider theme={rtlTheme}>
        <Box dir="rtl" lang="he" sx={{ height: 370 }}>
          <DataGrid
            label="הזמנות"
            rows={rows}
            columns={columns}
            localeText={heIL.components.MuiDataGrid.defaultProps.localeText}
          />
        </Box>
      </ThemeProvider>
    </CacheProvider>
  );
}
