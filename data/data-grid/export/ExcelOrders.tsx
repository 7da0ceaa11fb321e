import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridColDef, type GridExcelExportOptions } from '@mui/x-data-grid-premium';
import { orders, type Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 110 },
  { field: 'total', headerName: 'Total', type: 'number', width: 90 },
];

const excelOptions: GridExcelExportOptions = {
  fileName: 'orders',
  columnsStyles: {
    ordered: { numFmt: 'yyyy-mm-dd' },
    total: { numFmt: '#,##0.00 "€"' },
  },
  exceljsPreProcess: async ({ workbook, worksheet }) => {
    workbook.creator = 'Order desk';
    worksheet.name = 'March';
    worksheet.addRow(['Orders of March 2026']).font = { bold: true, size: 14 };
  },
  exceljsPostProcess: async ({ worksheet }) => {
    const last = worksheet.rowCount;
    worksheet.addRow({ id: 'Sum', total: { formula: `SUM(C3:C${last})` } }).font = { bold: true };
    worksheet.getRow(2).font = { bold: true };
    worksheet.views = [{ state: 'frozen', ySplit: 2 }];
  },
};

export default function ExcelOrders() {
  const [state, setState] = React.useState('not started');
  return (
    <Stack spacing={1}>
      <Box sx={{ height: 320 }}>
        <DataGridPremium
          aria-label="Orders for Excel"
          rows={orders}
          columns={columns}
          showToolbar
          slotProps={{ toolbar: { excelOptions } }}
          onExcelExportStateChange={setState}
          hideFooter
        />
      </Box>
      <Typography component="output" variant="body2">
        {`Excel export: ${state}`}
      </Typography>
    </Stack>
  );
}
