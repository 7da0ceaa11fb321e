import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { library } from './library';

// #region preview
function NamedItem(props: TreeItemProps) {
  return <TreeItem {...props} slotProps={{ labelInput: { 'aria-label': `New name of ${props.label}` } }} />;
}
// #endregion preview

export default function NamedTree() {
  return (
    <RichTreeView
      aria-label="Shelves to rename"
      items={library}
      isItemEditable
      slots={{ item: NamedItem }}
      defaultExpandedItems={['fiction']}
    />
  );
}
