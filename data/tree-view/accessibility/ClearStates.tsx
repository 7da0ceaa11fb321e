import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { library } from './library';

// #region preview
const rowStyles = {
  minHeight: 44,
  // A transparent outline becomes visible in forced colors.
  outline: '2px solid transparent',
  outlineOffset: '-2px',
  borderLeft: '4px solid transparent',
  '&[data-selected]': { borderLeftColor: 'primary.main' },
  '&[data-focused]': { outlineColor: 'primary.main' },
};
// #endregion preview

export default function ClearStates() {
  return (
    <RichTreeView
      aria-label="Shelves with clear states"
      items={library}
      multiSelect
      defaultExpandedItems={['fiction']}
      defaultSelectedItems={['crime']}
      sx={{ [`& .${treeItemClasses.content}`]: rowStyles }}
    />
  );
}
