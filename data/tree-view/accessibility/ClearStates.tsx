import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { library } from './library';

export default function ClearStates() {
  return (
    <RichTreeView
      aria-label="Shelves with clear states"
      items={library}
      multiSelect
      defaultExpandedItems={['fiction']}
      defaultSelectedItems={['crime']}
      sx={(theme) => ({
        [`& .${treeItemClasses.content}`]: {
          minHeight: 44,
          // A transparent outline becomes visible in forced colors.
          outline: '2px solid transparent',
          outlineOffset: '-2px',
          borderInlineStart: '4px solid transparent',
          '&[data-selected]': { borderInlineStartColor: (theme.vars ?? theme).palette.primary.main },
          '&[data-focused]': { outlineColor: (theme.vars ?? theme).palette.primary.main },
        },
      })}
    />
  );
}
