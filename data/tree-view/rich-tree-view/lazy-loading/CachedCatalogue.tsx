import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { useRichTreeViewProApiRef } from '@mui/x-tree-view-pro/hooks';
import { fetchEntries, roots, type Entry } from './server';

const dataSource = {
  getChildrenCount: (entry: Entry) => entry.count,
  getTreeItems: (parentId?: string) => fetchEntries(parentId),
};

export default function CachedCatalogue() {
  const apiRef = useRichTreeViewProApiRef();
  const [cache] = React.useState(() => new DataSourceCacheDefault<Entry>({ ttl: 10_000 }));
  const [lines, setLines] = React.useState(['Expand Tools, collapse it, and expand it again.']);
  const add = (line: string) => setLines((old) => [line, ...old].slice(0, 4));

  const refresh = async () => {
    add('Requesting Tools');
    await apiRef.current?.updateItemChildren('tools');
  };

  return (
    <Stack spacing={2} sx={{ minHeight: 420 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={refresh}>
          Refresh Tools
        </Button>
        <Button variant="outlined" onClick={() => cache.clear()}>
          Clear the cache
        </Button>
      </Stack>
      <RichTreeViewPro
        aria-label="Catalogue with a cache"
        apiRef={apiRef}
        items={roots}
        dataSource={dataSource}
        dataSourceCache={cache}
        onItemsLazyLoaded={({ parentId, items, isCacheHit }) =>
          add(`${parentId}: ${items.length} from the ${isCacheHit ? 'cache' : 'server'}`)
        }
      />
      <output>
        {lines.map((line, index) => (
          <div key={index}>{line}</div>
        ))}
      </output>
    </Stack>
  );
}
