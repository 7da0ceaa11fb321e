import Typography from '@mui/material/Typography';
import { gridEditRowsStateSelector, useGridApiContext, useGridSelector } from '@mui/x-data-grid';

const rules: Record<string, string> = {
  stock: 'Stock must be a whole number from 0.',
  minimum: 'The minimum must be a whole number from 1.',
  price: 'The price must be more than 0.',
};

/** The footer of the grid: what is wrong with the entry, or how to edit. */
export function EntryHelp() {
  const apiRef = useGridApiContext();
  const editRows = useGridSelector(apiRef, gridEditRowsStateSelector);
  const cells = Object.values(editRows).flatMap((row) => Object.entries(row));
  const [invalidField = ''] = cells.find(([, cell]) => cell.error) ?? [];
  const error = rules[invalidField];
  return (
    <Typography
      variant="body2"
      role="status"
      color={error ? 'error' : 'textSecondary'}
      sx={{ px: 1.5, py: 1, borderTop: 1, borderColor: 'divider' }}
    >
      {error ?? 'To edit stock, minimum or price, double-click a cell or press Enter.'}
    </Typography>
  );
}
