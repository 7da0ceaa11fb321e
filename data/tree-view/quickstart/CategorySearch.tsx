import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { categories, type Category } from './categories';

const getItemLabel = (category: Category) => category.name;
const getItemChildren = (category: Category) => category.subcategories;

// #region preview
function keep(list: Category[], text: string): Category[] {
  return list.flatMap((category) => {
    const subcategories = keep(category.subcategories ?? [], text);
    const matches = category.name.toLowerCase().includes(text);
    return matches || subcategories.length > 0 ? [{ ...category, subcategories }] : [];
  });
}
// #endregion preview

const idsOf = (list: Category[]): string[] =>
  list.flatMap(({ id, subcategories = [] }) => [id, ...idsOf(subcategories)]);

export default function CategorySearch() {
  const [text, setText] = React.useState('kni');
  const [expanded, setExpanded] = React.useState<string[]>(() => idsOf(keep(categories, 'kni')));
  const items = React.useMemo(() => keep(categories, text.trim().toLowerCase()), [text]);

  const search = (newText: string) => {
    const query = newText.trim().toLowerCase();
    setText(newText);
    setExpanded(query === '' ? [] : idsOf(keep(categories, query)));
  };

  return (
    <Stack spacing={2} sx={{ minHeight: 300 }}>
      <TextField
        type="search"
        label="Find a category"
        value={text}
        onChange={(event) => search(event.target.value)}
      />
      <Typography component="output">{`Found: ${idsOf(items).length}`}</Typography>
      <RichTreeView
        aria-label="Found categories"
        items={items}
        getItemLabel={getItemLabel}
        getItemChildren={getItemChildren}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, ids) => setExpanded(ids)}
      />
    </Stack>
  );
}
