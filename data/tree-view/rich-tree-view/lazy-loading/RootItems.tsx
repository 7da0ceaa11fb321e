import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { useRichTreeViewProApiRef } from '@mui/x-tree-view-pro/hooks';
import { fetchEntries, type Entry } from './server';

const none: Entry[] = [];

export default function RootItems() {
  const apiRef = useRichTreeViewProApiRef();
  const [state, setState] = React.useState<'loading' | 'failed' | 'ready'>('loading');
  const attempts = React.useRef(0);

  const dataSource = {
    getChildrenCount: (entry: Entry) => entry.count,
    getTreeItems: async (parentId?: string) => {
      attempts.current += 1;
      try {
        // The first request fails on purpose.
        return await fetchEntries(parentId, attempts.current === 1);
      } catch (error) {
        if (parentId === undefined) {
          setState('failed');
        }
        throw error;
      }
    },
  };

  // #region preview
  const retry = () => {
    setState('loading');
    void apiRef.current?.updateItemChildren(null);
  };
  // #endregion preview

  return (
    <Stack spacing={1} sx={{ minHeight: 250 }}>
      <Typography role="status">{state === 'loading' ? 'Loading the catalog…' : ''}</Typography>
      {state === 'failed' && (
        <Stack role="alert" spacing={1}>
          <Typography>The catalog could not be loaded.</Typography>
          <Button variant="outlined" sx={{ alignSelf: 'flex-start' }} onClick={retry}>
            Try again
          </Button>
        </Stack>
      )}
      <div hidden={state !== 'ready'}>
        <RichTreeViewPro
          aria-label="Hardware with loaded root items"
          apiRef={apiRef}
          items={none}
          dataSource={dataSource}
          onItemsLazyLoaded={({ parentId }) => parentId === null && setState('ready')}
        />
      </div>
    </Stack>
  );
}
