import * as React from 'react';
import Typography from '@mui/material/Typography';
import type { GridApiPro } from '@mui/x-data-grid-pro';
import type { Feed } from './feed';

interface FeedStatusProps {
  apiRef: React.RefObject<GridApiPro | null>;
  feed: Feed;
}

/** Renders once for each update of the grid, without its parent. */
export function FeedStatus({ apiRef, feed }: FeedStatusProps) {
  const [{ messages, updates }, setStatus] = React.useState({ messages: 0, updates: 0 });
  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowsSet', () =>
        setStatus((status) => ({ messages: feed.getCount(), updates: status.updates + 1 })),
      ),
    [apiRef, feed],
  );
  return (
    <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {`Messages: ${messages} · Grid updates: ${updates}`}
    </Typography>
  );
}
