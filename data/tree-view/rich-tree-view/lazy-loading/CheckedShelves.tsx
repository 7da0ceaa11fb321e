import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { fetchEntries, roots, type Entry } from './server';

const dataSource = {
  getChildrenCount: (entry: Entry) => entry.count,
  getTreeItems: (parentId?: string) => fetchEntries(parentId),
};
const propagation = { descendants: true, parents: true };
const expanded = ['screws', 'wood'];
const slotProps = { item: { slotProps: { loadingIcon: { 'aria-label': 'Loading' } } } };

export default function CheckedShelves() {
  return (
    <Box sx={{ minHeight: 320 }}>
      <RichTreeViewPro
        aria-label="Shelves to print labels for"
        items={roots}
        dataSource={dataSource}
        defaultExpandedItems={expanded}
        multiSelect
        checkboxSelection
        selectionPropagation={propagation}
        slotProps={slotProps}
      />
    </Box>
  );
}
