import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { categories, type Category } from './categories';

const getItemLabel = (category: Category) => category.name;
const getItemChildren = (category: Category) => category.subcategories;

const flatten = (list: Category[]): Category[] =>
  list.flatMap((category) => [category, ...flatten(category.subcategories ?? [])]);
const all = flatten(categories);
const parents = all.filter((category) => category.subcategories).map((category) => category.id);

export default function CategoryDetails() {
  const [expanded, setExpanded] = React.useState<string[]>(['kitchen']);
  const [selected, setSelected] = React.useState<string | null>('cookware');
  const category = all.find(({ id }) => id === selected);

  return (
    <Stack spacing={2} sx={{ minHeight: 380 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => setExpanded(parents)}>
          Expand all
        </Button>
        <Button variant="outlined" onClick={() => setExpanded([])}>
          Collapse all
        </Button>
        <Button variant="outlined" onClick={() => setSelected(null)}>
          Select none
        </Button>
      </Stack>
      <Typography component="output">
        {category ? `${category.name}: ${category.products} products` : 'No category selected'}
      </Typography>
      <RichTreeView
        aria-label="Categories with details"
        items={categories}
        getItemLabel={getItemLabel}
        getItemChildren={getItemChildren}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, ids) => setExpanded(ids)}
        selectedItems={selected}
        onSelectedItemsChange={(_event, id) => setSelected(id)}
        expansionTrigger="iconContainer"
      />
    </Stack>
  );
}
