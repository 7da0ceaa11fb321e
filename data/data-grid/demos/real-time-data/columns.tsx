import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keyframes } from '@mui/material/styles';
import type { GridColDef } from '@mui/x-data-grid-pro';
import type { Stock } from './feed';
import { Sparkline } from './Sparkline';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const percent = new Intl.NumberFormat('en-US', {
  style: 'percent',
  minimumFractionDigits: 2,
  signDisplay: 'exceptZero',
});
const count = new Intl.NumberFormat('en-US');

const getColor = (change: number) => {
  if (change === 0) {
    return 'text.secondary';
  }
  return change > 0 ? 'success.main' : 'error.main';
};

const flash = keyframes({ from: { backgroundColor: 'var(--flash)' } });

/** A new `key` mounts a new element, which starts the animation again. */
function Price({ stock }: { stock: Stock }) {
  const [first] = React.useState(stock);
  const isFall = stock.price < (stock.history.at(-2) ?? stock.price);
  return (
    <Box
      key={stock.volume}
      component="span"
      sx={{
        px: 0.5,
        borderRadius: 1,
        '--flash': `rgba(var(--mui-palette-${isFall ? 'error' : 'success'}-mainChannel) / 0.3)`,
        '@media (prefers-reduced-motion: no-preference)': {
          animation: stock === first ? 'none' : `${flash} 800ms`,
        },
      }}
    >
      {dollars.format(stock.price)}
    </Box>
  );
}

export const columns: GridColDef<Stock>[] = [
  {
    field: 'name',
    headerName: 'Stock',
    flex: 1,
    minWidth: 130,
    display: 'flex',
    renderCell: ({ row }) => (
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 500 }}>
          {row.id}
        </Typography>
        <Typography variant="caption" color="textSecondary" component="div" noWrap>
          {row.name}
        </Typography>
      </Box>
    ),
  },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 100,
    valueFormatter: (price: number) => dollars.format(price),
    renderCell: ({ row }) => <Price stock={row} />,
  },
  {
    field: 'change',
    headerName: 'Change',
    type: 'number',
    width: 110,
    valueGetter: (_value, { price, open }) => (price - open) / open,
    valueFormatter: (change: number) => percent.format(change),
    renderCell: ({ value = 0, formattedValue }) => (
      <Box component="span" dir="ltr" sx={{ color: getColor(value) }}>
        {`${['▼', '–', '▲'][Math.sign(value) + 1]} ${formattedValue}`}
      </Box>
    ),
  },
  {
    field: 'history',
    headerName: 'Trend',
    width: 120,
    sortable: false,
    display: 'flex',
    renderCell: ({ row }) => (
      <Box sx={{ display: 'flex', color: getColor(row.price - row.open) }}>
        <Sparkline values={row.history} />
      </Box>
    ),
  },
  {
    field: 'volume',
    headerName: 'Volume',
    type: 'number',
    width: 100,
    valueFormatter: (volume: number) => count.format(volume),
  },
];
