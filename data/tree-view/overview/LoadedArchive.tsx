import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

interface Folder {
  id: string;
  label: string;
  count: number;
}

const years: Folder[] = [2024, 2025, 2026].map((year) => ({
  id: `${year}`,
  label: `Letters of ${year}`,
  count: 4,
}));

/** Simulates a request to your server. */
function loadFolders(parentId?: string): Promise<Folder[]> {
  const folders = [1, 2, 3, 4].map((quarter) => ({
    id: `${parentId}-${quarter}`,
    label: `Quarter ${quarter}`,
    count: 0,
  }));
  return new Promise((resolve) => {
    setTimeout(() => resolve(folders), 800);
  });
}

// #region preview
const dataSource = {
  getChildrenCount: (folder: Folder) => folder.count,
  getTreeItems: loadFolders,
};

export default function LoadedArchive() {
  return <RichTreeViewPro aria-label="Archive" items={years} dataSource={dataSource} />;
}
// #endregion preview
