import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { fetchEntries, roots, type Entry } from './server';

// #region preview
const dataSource = {
  getChildrenCount: (entry: Entry) => entry.count,
  getTreeItems: (parentId?: string) => fetchEntries(parentId),
};
// #endregion preview

export default function HardwareCatalog() {
  return (
    <RichTreeViewPro aria-label="Hardware" items={roots} dataSource={dataSource} sx={{ minHeight: 230 }} />
  );
}
