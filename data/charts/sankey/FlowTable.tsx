import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

const links = [
  { source: 'Cart', target: 'Paid', value: 365 },
  { source: 'Cart', target: 'Abandoned', value: 255 },
  { source: 'Paid', target: 'Shipped', value: 340 },
];

export default function FlowTable() {
  return (
    <div>
      {/* #region preview */}
      <SankeyChart
        height={200}
        title="From carts to shipped orders"
        desc="Of 620 carts, 365 were paid and 340 of these were shipped."
        enableKeyboardNavigation
        series={{ data: { links } }}
        direction="ltr"
      />
      {/* #endregion preview */}
      <Table size="small" aria-label="From carts to shipped orders">
        <TableHead>
          <TableRow>
            <TableCell>From</TableCell>
            <TableCell>To</TableCell>
            <TableCell align="right">Orders</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {links.map(({ source, target, value }) => (
            <TableRow key={`${source} ${target}`}>
              <TableCell>{source}</TableCell>
              <TableCell>{target}</TableCell>
              <TableCell align="right">{value}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
