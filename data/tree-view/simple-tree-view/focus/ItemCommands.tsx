import * as React from 'react';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

const songs = ['Rain on the roof', 'Night train', 'Kitchen disco'];

export default function ItemCommands() {
  const [starred, setStarred] = React.useState<string[]>([]);
  const [focused, setFocused] = React.useState<string>();

  // #region preview
  const handleKey =
    (song: string): TreeItemProps['onKeyDown'] =>
    (event) => {
      // Keys pressed in a child arrive here as well.
      if (event.target !== event.currentTarget || event.key !== 's' || event.ctrlKey || event.metaKey) {
        return;
      }
      event.defaultMuiPrevented = true;
      setStarred(starred.includes(song) ? starred.filter((other) => other !== song) : [...starred, song]);
    };
  // #endregion preview

  return (
    <div>
      <SimpleTreeView aria-label="Songs" onItemFocus={(_event, itemId) => setFocused(itemId)}>
        {songs.map((song) => (
          <TreeItem
            key={song}
            itemId={song}
            label={starred.includes(song) ? `${song}, starred` : song}
            onKeyDown={handleKey(song)}
            onBlur={() => setFocused(undefined)}
          />
        ))}
      </SimpleTreeView>
      <Typography variant="body2" sx={{ mt: 1, minHeight: 24 }}>
        {focused ? `Press S to star “${focused}”.` : 'Choose a song.'}
      </Typography>
    </div>
  );
}
