import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef, type GridExcelExportOptions } from '@mui/x-data-grid-premium';
import { orders, type Order } from './data';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 110 },
  { field: 'total', headerName: 'Total', type: 'number', width: 90 },
];

const excelOptions: GridExcelExportOptions = {
  columnsStyles: { total: { numFmt: '#,##0.00 "€"' } },
  // #region preview
  exceljsPreProcess: async ({ worksheet }) => {
    worksheet.name = 'March';
    worksheet.addRow(['Orders of March 2026']).font = { bold: true, size: 14 };
  },
  exceljsPostProcess: async ({ worksheet }) => {
    const last = worksheet.rowCount;
    worksheet.addRow({ id: 'Sum', total: { formula: `SUM(C3:C${last})` } });
    worksheet.getRow(2).font = { bold: true };
    worksheet.views = [{ state: 'frozen', ySplit: 2 }];
  },
  // #endregion preview
};

export default function StyledWorkbook() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGridPremium
        label="Orders for a styled workbook"
        rows={orders}
        columns={columns}
        showToolbar
        slotProps={{ toolbar: { excelOptions } }}
        hideFooter
      />
    </Box>
  );
}
