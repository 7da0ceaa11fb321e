import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import FileDownloadIcon from '@mui/icons-material/FileDownload';
import PrintIcon from '@mui/icons-material/Print';
import { DataGrid, ExportCsv, ExportPrint, Toolbar, ToolbarButton, type GridColDef } from '@mui/x-data-grid';
import { invoices, type Invoice } from './data';

const columns: GridColDef<Invoice>[] = [
  { field: 'client', headerName: 'Client', flex: 1, minWidth: 120 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 100 },
];

function InvoiceToolbar() {
  return (
    <Toolbar>
      {/* #region preview */}
      <Tooltip title="Download as CSV">
        <ExportCsv render={<ToolbarButton />} options={{ fileName: 'invoices' }}>
          <FileDownloadIcon fontSize="small" />
        </ExportCsv>
      </Tooltip>
      <Tooltip title="Print">
        <ExportPrint render={<ToolbarButton />} options={{ hideToolbar: true }}>
          <PrintIcon fontSize="small" />
        </ExportPrint>
      </Tooltip>
      {/* #endregion preview */}
    </Toolbar>
  );
}

export default function ExportButtons() {
  return (
    <Box sx={{ height: 268 }}>
      <DataGrid
        label="Invoices with export buttons"
        rows={invoices}
        columns={columns}
        showToolbar
        slots={{ toolbar: InvoiceToolbar }}
        hideFooter
      />
    </Box>
  );
}
