import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import QueueMusicIcon from '@mui/icons-material/QueueMusic';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { playlists } from './playlists';

export default function PlaylistIcons() {
  return (
    <RichTreeView
      aria-label="Playlists"
      items={playlists}
      defaultExpandedItems={['quiet']}
      slots={{ expandIcon: FolderIcon, collapseIcon: FolderOpenIcon, endIcon: QueueMusicIcon }}
      slotProps={{ endIcon: { color: 'action' } }}
      sx={{ minHeight: 260 }}
    />
  );
}
