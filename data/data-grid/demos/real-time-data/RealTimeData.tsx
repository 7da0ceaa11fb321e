import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { columns } from './columns';
import { createFeed } from './feed';
import { FeedStatus } from './FeedStatus';

const initialState = { pinnedColumns: { left: ['name'] } };

export default function RealTimeData() {
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [isRunning, setIsRunning] = React.useState(false);
  // #region preview
  const apiRef = useGridApiRef();
  const [feed] = React.useState(createFeed);

  React.useEffect(() => {
    if (!isRunning) {
      return undefined;
    }
    const timer = setInterval(() => apiRef.current?.updateRows([feed.next()]), 1000 / 60);
    return () => clearInterval(timer);
  }, [apiRef, feed, isRunning]);
  // #endregion preview

  const skip = () => {
    for (let count = 0; count < 20; count += 1) {
      apiRef.current?.updateRows([feed.next()]);
    }
  };

  return (
    <Stack spacing={1.5} sx={{ height: 580 }}>
      <Stack direction="row" spacing={1}>
        <Button
          variant="contained"
          size="small"
          onClick={() => setIsRunning(!isRunning)}
          sx={{ minWidth: 80 }}
        >
          <span>{isRunning ? 'Pause' : 'Start'}</span>
        </Button>
        <Button size="small" onClick={skip}>
          Next 20 messages
        </Button>
      </Stack>
      <DataGridPro
        label="Stock prices"
        apiRef={apiRef}
        rows={feed.stocks}
        columns={columns}
        throttleRowsMs={isCalm ? 1000 : 250}
        initialState={initialState}
        rowHeight={44}
        rowSelection={false}
        hideFooter
      />
      <FeedStatus apiRef={apiRef} feed={feed} />
    </Stack>
  );
}
