import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const data = [
  { label: 'Visits', value: 1840 },
  { label: 'Carts', value: 620 },
  { label: 'Orders', value: 365 },
];

export default function FunnelTable() {
  return (
    <div>
      {/* #region preview */}
      <FunnelChart
        height={220}
        title="Orders of a shop"
        desc="Of 1,840 visits, 620 filled a cart and 365 led to an order."
        enableKeyboardNavigation
        series={[{ data }]}
      />
      {/* #endregion preview */}
      <Table size="small" aria-label="Orders of a shop">
        <TableHead>
          <TableRow>
            <TableCell>Step</TableCell>
            <TableCell align="right">Number</TableCell>
            <TableCell align="right">Of the previous step</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map(({ label, value }, index) => (
            <TableRow key={label}>
              <TableCell component="th" scope="row">
                {label}
              </TableCell>
              <TableCell align="right">{value}</TableCell>
              <TableCell align="right">
                {index === 0 ? '' : `${Math.round((100 * value) / data[index - 1]!.value)}%`}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
