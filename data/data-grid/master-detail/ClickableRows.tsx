import Box from '@mui/material/Box';
import { DataGridPro, useGridApiRef, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';
import { shipments, type Shipment } from './data';
import { ItemList } from './ItemList';

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Shipment', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
];

function getDetailPanelContent({ row }: GridRowParams<Shipment>) {
  return <ItemList name={`Items of shipment ${row.id}`} items={row.items} />;
}

const getDetailPanelHeight = () => 'auto' as const;

export default function ClickableRows() {
  const apiRef = useGridApiRef();
  return (
    <Box sx={{ height: 420 }}>
      <DataGridPro
        label="Shipments with clickable rows"
        rows={shipments}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        // #region preview
        apiRef={apiRef}
        onRowClick={({ id }) => apiRef.current?.toggleDetailPanel(id)}
        disableRowSelectionOnClick
        // #endregion preview
        hideFooter
      />
    </Box>
  );
}
