import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Item } from './data';

/** The items of one shipment, with an accessible name for screen readers. */
export function ItemList({ name, items }: { name: string; items: readonly Item[] }) {
  return (
    <Box component="section" aria-label={name} sx={{ px: 2, py: 1 }}>
      {items.map(({ id, product, quantity }) => (
        <Typography key={id} variant="body2">{`${quantity} × ${product}`}</Typography>
      ))}
    </Box>
  );
}
