import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const shops = [
  { name: 'Harbor', orders: [31, 33, 32, 36, 35, 38, 41, 40] },
  { name: 'Old town', orders: [46, 47, 44, 41, 42, 38, 36, 35] },
  { name: 'Station', orders: [52, 49, 53, 50, 54, 51, 52, 53] },
];

export default function ShopTable() {
  return (
    <Table size="small" sx={{ maxWidth: 480 }}>
      <TableHead>
        <TableRow>
          <TableCell>Shop</TableCell>
          <TableCell>Eight weeks</TableCell>
          <TableCell align="right">Orders</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {shops.map(({ name, orders }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell>
              {/* #region preview */}
              <SparkLineChart
                width={120}
                height={36}
                data={orders}
                yAxis={{ min: 20, max: 60 }}
                aria-label={`From ${orders[0]} to ${orders.at(-1)} orders`}
              />
              {/* #endregion preview */}
            </TableCell>
            <TableCell align="right">{orders.at(-1)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
