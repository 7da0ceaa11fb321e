import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { fetchEntries, roots, type Entry } from './server';

const dataSource = {
  getChildrenCount: (entry: Entry) => entry.count,
  getTreeItems: (parentId?: string) => fetchEntries(parentId),
};

export default function Catalogue() {
  return (
    <RichTreeViewPro aria-label="Catalogue" items={roots} dataSource={dataSource} sx={{ minHeight: 230 }} />
  );
}
