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
      sx={(theme) => ({
        maxWidth: 320,
        [`& .${treeItemClasses.content}`]: {
          borderRadius: 16,
          marginBlock: '2px',
          '&[data-expanded]': { fontWeight: 600 },
          '&[data-selected], &[data-selected]:hover, &[data-selected][data-focused]': {
            backgroundColor: (theme.vars ?? theme).palette.primary.main,
            color: (theme.vars ?? theme).palette.primary.contrastText,
          },
        },
        [`& .${treeItemClasses.label}`]: { fontWeight: 'inherit' },
        [`& .${treeItemClasses.groupTransition}`]: {
          borderInlineStart: `1px solid ${(theme.vars ?? theme).palette.divider}`,
          marginInlineStart: '16px',
        },
      })}
    />
  );
}
