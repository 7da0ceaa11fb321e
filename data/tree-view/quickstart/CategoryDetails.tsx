import * as React from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { categories, type Category } from './categories';

const getItemLabel = (category: Category) => category.name;
const getItemChildren = (category: Category) => category.subcategories;

const flatten = (list: Category[]): Category[] =>
  list.flatMap((category) => [category, ...flatten(category.subcategories ?? [])]);
const all = flatten(categories);

export default function CategoryDetails() {
  const [selected, setSelected] = React.useState<string | null>('cookware');
  const category = all.find(({ id }) => id === selected);

  return (
    <div>
      <RichTreeView
        aria-label="Categories with details"
        items={categories}
        getItemLabel={getItemLabel}
        getItemChildren={getItemChildren}
        defaultExpandedItems={['kitchen']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
      />
      <Typography component="output">
        {category ? `${category.name}: ${category.products} products` : 'No category selected'}
      </Typography>
    </div>
  );
}
