import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { menu } from './menu';

export default function DragMenu() {
  return (
    <RichTreeViewPro
      aria-label="Menu to reorder"
      items={menu}
      itemsReordering
      defaultExpandedItems={['visit']}
      sx={{ minHeight: 290 }}
    />
  );
}
