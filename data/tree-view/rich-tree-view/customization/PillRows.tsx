import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { playlists } from './playlists';

export default function PillRows() {
  return (
    <RichTreeView
      aria-label="Playlists as pills"
      items={playlists}
      defaultExpandedItems={['loud', 'brass']}
      defaultSelectedItems="kitchen"
      sx={{
        maxWidth: 320,
        // #region preview
        [`& .${treeItemClasses.content}`]: {
          borderRadius: 4,
          '&[data-selected], &[data-selected]:hover, &[data-selected][data-focused]': {
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          },
          [`&[data-expanded] .${treeItemClasses.label}`]: { fontWeight: 600 },
        },
        // #endregion preview
      }}
    />
  );
}
