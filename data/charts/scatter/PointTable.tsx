import * as React from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { ScatterChart, type ScatterChartProps } from '@mui/x-charts/ScatterChart';

const shops = [
  { id: 'Quay', x: 62, y: 41 },
  { id: 'Station', x: 85, y: 73 },
  { id: 'Old town', x: 120, y: 78 },
  { id: 'Mall', x: 160, y: 112 },
];

export default function PointTable() {
  const [highlightedItem, setHighlightedItem] = React.useState<ScatterChartProps['highlightedItem']>(null);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))', gap: 2 }}>
      <ScatterChart
        height={260}
        aria-label="Larger shops earn more; the table has the values"
        xAxis={[{ label: 'Area (m²)', min: 40, max: 180 }]}
        yAxis={[{ label: 'Revenue (k€)', min: 0, max: 120 }]}
        // #region preview
        series={[
          { id: 'shops', data: shops, markerSize: 6, highlightScope: { highlight: 'item', fade: 'global' } },
        ]}
        highlightedItem={highlightedItem} // { seriesId: 'shops', dataIndex: 1 }
        onHighlightChange={setHighlightedItem}
        // #endregion preview
      />
      <Table size="small" aria-label="Area and revenue of four shops">
        <TableHead>
          <TableRow>
            <TableCell>Shop</TableCell>
            <TableCell align="right">m²</TableCell>
            <TableCell align="right">k€</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {shops.map(({ id, x, y }, dataIndex) => (
            <TableRow
              key={id}
              selected={highlightedItem?.dataIndex === dataIndex}
              onPointerEnter={() => setHighlightedItem({ seriesId: 'shops', dataIndex })}
              onPointerLeave={() => setHighlightedItem(null)}
            >
              <TableCell component="th" scope="row">
                {id}
              </TableCell>
              <TableCell align="right">{x}</TableCell>
              <TableCell align="right">{y}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
