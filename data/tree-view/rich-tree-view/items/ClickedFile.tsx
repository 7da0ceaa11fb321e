import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface FileItem {
  id: string;
  label: string;
  size: string;
  children?: FileItem[];
}

const files: FileItem[] = [
  { id: 'report', label: 'Annual report', size: '840 KB' },
  {
    id: 'photos',
    label: 'Photos',
    size: '12 MB',
    children: [{ id: 'beach', label: 'Beach', size: '7 MB' }],
  },
];

export default function ClickedFile() {
  const apiRef = useRichTreeViewApiRef<FileItem>();
  const [clicked, setClicked] = React.useState<FileItem | null>(null);

  // #region preview
  const handleItemClick = (_event: React.MouseEvent, itemId: string) => {
    const file = apiRef.current!.getItem(itemId);
    setClicked(file);
  };
  // #endregion preview

  return (
    <Stack spacing={2} sx={{ minHeight: 160 }}>
      <RichTreeView aria-label="Files" apiRef={apiRef} items={files} onItemClick={handleItemClick} />
      <Typography component="output">
        {clicked ? `${clicked.label}: ${clicked.size}` : 'Click a file'}
      </Typography>
    </Stack>
  );
}
