import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { menu } from './menu';

// #region preview
const indicatorStyles = {
  // Indents the indicator like the items.
  '--TreeView-indentMultiplier': 'var(--TreeView-itemChildrenIndentation)',
  [`& .${treeItemClasses.dragAndDropOverlay}`]: {
    borderColor: 'primary.main',
    borderWidth: 3,
  },
};
// #endregion preview

export default function DropIndicator() {
  return (
    <RichTreeViewPro
      aria-label="Menu with a thick drop indicator"
      items={menu}
      itemsReordering
      itemChildrenIndentation={24}
      defaultExpandedItems={['visit', 'museum']}
      sx={{ minHeight: 290, ...indicatorStyles }}
    />
  );
}
