import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { useRichTreeViewProApiRef } from '@mui/x-tree-view-pro/hooks';
import { fetchEntries, roots, type Entry } from './server';

const dataSource = {
  getChildrenCount: (entry: Entry) => entry.count,
  getTreeItems: (parentId?: string) => fetchEntries(parentId),
};
const expanded = ['screws', 'tools'];
const slotProps = { item: { slotProps: { loadingIcon: { 'aria-label': 'Loading' } } } };

export default function ExpandAll() {
  const apiRef = useRichTreeViewProApiRef();

  // #region preview
  const expandParents = ({ items }: { items: Entry[] }) => {
    for (const { id, count } of items) {
      if (count > 0) {
        apiRef.current?.setItemExpansion({ itemId: id, shouldBeExpanded: true });
      }
    }
  };
  // #endregion preview

  return (
    <RichTreeViewPro
      aria-label="Hardware that expands"
      apiRef={apiRef}
      items={roots}
      dataSource={dataSource}
      defaultExpandedItems={expanded}
      onItemsLazyLoaded={expandParents}
      slotProps={slotProps}
      sx={{ minHeight: 390 }}
    />
  );
}
