import * as React from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { PieChart, type PieChartProps } from '@mui/x-charts/PieChart';

const data = [
  { id: 'rent', value: 1180, label: 'Rent' },
  { id: 'food', value: 520, label: 'Food' },
  { id: 'travel', value: 300, label: 'Travel' },
];
const total = data.reduce((sum, { value }) => sum + value, 0);

export default function PieTable() {
  const [highlightedItem, setHighlightedItem] = React.useState<PieChartProps['highlightedItem']>(null);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
        gap: 2,
        alignItems: 'center',
      }}
    >
      {/* #region preview */}
      <PieChart
        height={200}
        hideLegend
        aria-label="Monthly costs, more than half of them rent; the table has the values"
        series={[{ id: 'costs', data, highlightScope: { highlight: 'item', fade: 'global' } }]}
        highlightedItem={highlightedItem}
        onHighlightChange={setHighlightedItem}
      />
      {/* #endregion preview */}
      <Table size="small" aria-label="Monthly costs">
        <TableHead>
          <TableRow>
            <TableCell>Item</TableCell>
            <TableCell align="right">Euros</TableCell>
            <TableCell align="right">Share</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map(({ id, label, value }, dataIndex) => (
            <TableRow
              key={id}
              selected={highlightedItem?.dataIndex === dataIndex}
              onPointerEnter={() => setHighlightedItem({ seriesId: 'costs', dataIndex })}
              onPointerLeave={() => setHighlightedItem(null)}
            >
              <TableCell component="th" scope="row">
                {label}
              </TableCell>
              <TableCell align="right">{value}</TableCell>
              <TableCell align="right">{`${Math.round((value / total) * 100)}%`}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
