import * as React from 'react';
import AddBoxOutlinedIcon from '@mui/icons-material/AddBoxOutlined';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import IndeterminateCheckBoxOutlinedIcon from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import QueueMusicIcon from '@mui/icons-material/QueueMusic';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { playlists } from './playlists';

const sets = {
  arrows: { expandIcon: ChevronRightIcon, collapseIcon: ExpandMoreIcon },
  boxes: { expandIcon: AddBoxOutlinedIcon, collapseIcon: IndeterminateCheckBoxOutlinedIcon },
  folders: { expandIcon: FolderIcon, collapseIcon: FolderOpenIcon, endIcon: QueueMusicIcon },
};

export default function IconSets() {
  const [set, setSet] = React.useState<keyof typeof sets>('folders');

  return (
    <Stack spacing={2}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Icons"
        value={set}
        onChange={(_event, value: keyof typeof sets | null) => value && setSet(value)}
      >
        {Object.keys(sets).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <RichTreeView
        aria-label="Playlists"
        items={playlists}
        defaultExpandedItems={['quiet']}
        slots={sets[set]}
        slotProps={{
          expandIcon: { color: 'primary' },
          collapseIcon: { color: 'primary' },
          endIcon: { color: 'action' },
        }}
      />
    </Stack>
  );
}
