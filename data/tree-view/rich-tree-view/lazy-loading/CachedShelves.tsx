import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { fetchEntries, roots, type Entry } from './server';

const dataSource = {
  getChildrenCount: (entry: Entry) => entry.count,
  getTreeItems: (parentId?: string) => fetchEntries(parentId),
};

export default function CachedShelves() {
  const [cache] = React.useState(() => new DataSourceCacheDefault<Entry>({ ttl: 60_000 }));
  const [source, setSource] = React.useState('Expand a shelf, collapse it, and expand it again');

  return (
    <Stack spacing={2} sx={{ minHeight: 330 }}>
      <Button variant="outlined" sx={{ alignSelf: 'flex-start' }} onClick={() => cache.clear()}>
        Clear the cache
      </Button>
      {/* #region preview */}
      <RichTreeViewPro
        aria-label="Hardware with a cache"
        items={roots}
        dataSource={dataSource}
        dataSourceCache={cache}
        onItemsLazyLoaded={({ parentId, isCacheHit }) =>
          setSource(`${parentId}: from the ${isCacheHit ? 'cache' : 'server'}`)
        }
      />
      {/* #endregion preview */}
      <output>{source}</output>
    </Stack>
  );
}
