import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { useRichTreeViewProApiRef } from '@mui/x-tree-view-pro/hooks';
import { fetchEntries, roots, type Entry } from './server';

const expanded = ['tools'];
const slotProps = { item: { slotProps: { loadingIcon: { 'aria-label': 'Loading' } } } };

export default function RefreshButton() {
  const apiRef = useRichTreeViewProApiRef();
  const [isAdding, setIsAdding] = React.useState(false);
  // Stands for the data on your server.
  const wrenches = React.useRef<Entry[]>([]);

  const dataSource = {
    getChildrenCount: (entry: Entry) => entry.count,
    getTreeItems: async (parentId?: string) => {
      const entries = await fetchEntries(parentId);
      return parentId === 'tools' ? [...entries, ...wrenches.current] : entries;
    },
  };

  // #region preview
  const addWrench = async () => {
    const size = 8 + wrenches.current.length;
    wrenches.current.push({ id: `wrench-${size}`, label: `Wrench ${size} mm`, count: 0 });
    setIsAdding(true);
    await apiRef.current?.updateItemChildren('tools');
    setIsAdding(false);
  };
  // #endregion preview

  return (
    <Stack spacing={2} sx={{ minHeight: 360 }}>
      <Button variant="outlined" loading={isAdding} sx={{ alignSelf: 'flex-start' }} onClick={addWrench}>
        Add a wrench
      </Button>
      <RichTreeViewPro
        aria-label="Hardware that grows"
        apiRef={apiRef}
        items={roots}
        dataSource={dataSource}
        defaultExpandedItems={expanded}
        slotProps={slotProps}
      />
    </Stack>
  );
}
