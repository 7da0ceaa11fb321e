import { useDataset } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { Toolbar, ToolbarButton } from '@mui/x-charts/Toolbar';
import DownloadIcon from '@mui/icons-material/Download';
import { orders, type MonthOrders } from './orders';

// #region preview
function OrdersToolbar() {
  const rows = useDataset<MonthOrders[]>() ?? [];
  return (
    <Toolbar aria-label="Orders">
      <ToolbarButton size="small" aria-label="Download CSV" onClick={() => saveCsv(rows)}>
        <DownloadIcon fontSize="small" />
      </ToolbarButton>
    </Toolbar>
  );
}
// #endregion preview

function saveCsv(rows: readonly MonthOrders[]) {
  const lines = ['Month,Online,Store', ...rows.map((row) => `${row.month},${row.online},${row.store}`)];
  const url = URL.createObjectURL(new Blob([lines.join('\r\n')], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'orders.csv';
  link.click();
  URL.revokeObjectURL(url);
}

export default function DownloadToolbar() {
  return (
    <LineChart
      height={240}
      aria-label="Orders online and in the store, with a download"
      showToolbar
      slots={{ toolbar: OrdersToolbar }}
      dataset={orders}
      xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
      series={[
        { dataKey: 'online', label: 'Online' },
        { dataKey: 'store', label: 'Store' },
      ]}
    />
  );
}
