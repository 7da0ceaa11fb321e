import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { categories, type Category } from './categories';

const getItemLabel = (category: Category) => category.name;
const getItemChildren = (category: Category) => category.subcategories;

export default function CheckedCategories() {
  return (
    <RichTreeView
      aria-label="Categories on sale"
      items={categories}
      getItemLabel={getItemLabel}
      getItemChildren={getItemChildren}
      defaultExpandedItems={['kitchen', 'garden']}
      defaultSelectedItems={['tools']}
      checkboxSelection
      multiSelect
      selectionPropagation={{ parents: true, descendants: true }}
    />
  );
}
