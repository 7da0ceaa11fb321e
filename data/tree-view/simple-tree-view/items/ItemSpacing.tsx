import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

export default function ItemSpacing() {
  return (
    <SimpleTreeView
      aria-label="Handbook chapters"
      defaultExpandedItems={['part-1', 'chapter-1']}
      itemChildrenIndentation={24}
      sx={{ [`& .${treeItemClasses.content}`]: { paddingBlock: 0 } }}
    >
      <TreeItem itemId="part-1" label="Part 1">
        <TreeItem itemId="chapter-1" label="Chapter 1">
          <TreeItem itemId="section-1" label="Section 1" />
        </TreeItem>
        <TreeItem itemId="chapter-2" label="Chapter 2" />
      </TreeItem>
    </SimpleTreeView>
  );
}
