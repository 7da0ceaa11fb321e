import * as React from 'react';
import GrassIcon from '@mui/icons-material/Grass';
import SoupKitchenIcon from '@mui/icons-material/SoupKitchen';
import Box from '@mui/material/Box';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { categories, type Category } from './categories';

const getItemLabel = (category: Category) => category.name;
const getItemChildren = (category: Category) => category.subcategories;
const icons: Record<string, React.ElementType> = { kitchen: SoupKitchenIcon, garden: GrassIcon };

function CategoryLabel({ id, name, products }: Category) {
  const Icon = icons[id];

  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {Icon && <Icon fontSize="small" color="action" />}
      <Box component="span" sx={{ flexGrow: 1 }}>
        {name}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {products}
      </Box>
    </Box>
  );
}

// #region preview
function CategoryItem(props: TreeItemProps) {
  const category = useTreeItemModel<Category>(props.itemId)!;

  return <TreeItem {...props} label={<CategoryLabel {...category} />} />;
}
// #endregion preview

export default function CategoryIcons() {
  return (
    <RichTreeView
      aria-label="Categories with icons"
      items={categories}
      getItemLabel={getItemLabel}
      getItemChildren={getItemChildren}
      defaultExpandedItems={['kitchen', 'garden']}
      slots={{ item: CategoryItem }}
    />
  );
}
