import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { DataGrid, ExportCsv, ExportPrint, Toolbar, ToolbarButton, type GridColDef } from '@mui/x-data-grid';
import { invoices, type Invoice } from './data';

const columns: GridColDef<Invoice>[] = [
  { field: 'client', headerName: 'Client', flex: 1, minWidth: 120 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 100 },
];

function MenuToolbar() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <Toolbar>
      <ToolbarButton
        aria-haspopup="true"
        aria-expanded={anchor ? 'true' : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        render={<Button size="small" />}
      >
        Export
      </ToolbarButton>
      {/* #region preview */}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <ExportCsv render={<MenuItem />} options={{ fileName: 'invoices' }} onClick={close}>
          Download as CSV
        </ExportCsv>
        <ExportPrint render={<MenuItem />} onClick={close}>
          Print
        </ExportPrint>
      </Menu>
      {/* #endregion preview */}
    </Toolbar>
  );
}

export default function ExportMenu() {
  return (
    <Box sx={{ height: 268 }}>
      <DataGrid
        label="Invoices with an export menu"
        rows={invoices}
        columns={columns}
        showToolbar
        slots={{ toolbar: MenuToolbar }}
        hideFooter
      />
    </Box>
  );
}
