import NewReleasesOutlinedIcon from '@mui/icons-material/NewReleasesOutlined';
import { RichTreeView, type RichTreeViewSlotProps } from '@mui/x-tree-view/RichTreeView';
import { playlists, type Playlist } from './playlists';

const fresh = ['night', 'news'];

// #region preview
// Outside the component, because a new function would render every item again.
const slotProps: RichTreeViewSlotProps<Playlist, false> = {
  item: ({ itemId, label }) =>
    fresh.includes(itemId)
      ? {
          slots: { icon: NewReleasesOutlinedIcon },
          slotProps: { icon: { color: 'warning' }, label: { style: { fontWeight: 600 } } },
          title: `${label}: new songs since Monday`,
        }
      : {},
};
// #endregion preview

export default function NewPlaylists() {
  return (
    <RichTreeView
      aria-label="Playlists with news"
      items={playlists}
      defaultExpandedItems={['quiet']}
      slotProps={slotProps}
    />
  );
}
