import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatEuros, getLevel, type Item } from './items';

/** Figures of the rows in the grid. */
export function Totals({ items }: { items: readonly Item[] }) {
  const low = items.filter((item) => getLevel(item) !== 'In stock');
  const value = items.reduce((sum, { stock, price }) => sum + stock * price, 0);
  const figures = {
    Items: `${items.length}`,
    'Below minimum': `${low.length}`,
    'Stock value': formatEuros(value),
  };
  return (
    <Box component="dl" sx={{ display: 'flex', gap: { xs: 3, sm: 6 }, m: 0 }}>
      {Object.entries(figures).map(([name, figure]) => (
        <div key={name}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {name}
          </Typography>
          <Typography component="dd" variant="h6" sx={{ m: 0 }}>
            {figure}
          </Typography>
        </div>
      ))}
    </Box>
  );
}
