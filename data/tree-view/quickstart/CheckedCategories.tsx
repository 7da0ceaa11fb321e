import * as React from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { categories, type Category } from './categories';

const getItemLabel = (category: Category) => category.name;
const getItemChildren = (category: Category) => category.subcategories;

export default function CheckedCategories() {
  const [checked, setChecked] = React.useState<string[]>(['tools']);

  return (
    <div>
      <RichTreeView
        aria-label="Categories on sale"
        items={categories}
        getItemLabel={getItemLabel}
        getItemChildren={getItemChildren}
        defaultExpandedItems={['kitchen', 'garden']}
        multiSelect
        checkboxSelection
        selectionPropagation={{ parents: true, descendants: true }}
        selectedItems={checked}
        onSelectedItemsChange={(_event, ids) => setChecked(ids)}
      />
      <Typography component="output" variant="body2" sx={{ display: 'block', mt: 1, minHeight: 40 }}>
        {`On sale: ${checked.join(', ') || 'nothing'}`}
      </Typography>
    </div>
  );
}
