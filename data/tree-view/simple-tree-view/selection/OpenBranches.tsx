import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const propagation = { parents: true, descendants: true };

export default function OpenBranches() {
  return (
    <SimpleTreeView
      aria-label="Meals"
      multiSelect
      checkboxSelection
      selectionPropagation={propagation}
      defaultExpandedItems={['breakfast']}
      defaultSelectedItems={['bread']}
      sx={{ minHeight: 200 }}
    >
      <TreeItem itemId="breakfast" label="Breakfast, expanded">
        <TreeItem itemId="bread" label="Bread" />
        <TreeItem itemId="tea" label="Tea" />
      </TreeItem>
      <TreeItem itemId="lunch" label="Lunch, never expanded">
        <TreeItem itemId="soup" label="Soup" />
        <TreeItem itemId="salad" label="Salad" />
      </TreeItem>
    </SimpleTreeView>
  );
}
