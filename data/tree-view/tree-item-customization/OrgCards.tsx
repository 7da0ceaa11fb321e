import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItemCheckbox,
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem, type UseTreeItemParameters } from '@mui/x-tree-view/useTreeItem';
import { getItemChildren, getItemLabel, people, type Person } from './people';

const Card = styled(TreeItemContent)(({ theme }) => ({
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: 8,
  marginBlock: 4,
  paddingBlock: 8,
}));

type PersonItemProps = UseTreeItemParameters & React.RefAttributes<HTMLLIElement>;

function PersonItem({ id, itemId, label, children, ref }: PersonItemProps) {
  const person = useTreeItemModel<Person>(itemId)!;
  const item = useTreeItem({ id, itemId, label, children, rootRef: ref });

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps()}>
        {/* #region preview */}
        <Card {...item.getContentProps()}>
          <Avatar aria-hidden>{person.name[0]}</Avatar>
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <TreeItemLabel {...item.getLabelProps()} />
            <Typography variant="body2">{person.job}</Typography>
          </Box>
          <TreeItemCheckbox {...item.getCheckboxProps()} />
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
        </Card>
        {/* #endregion preview */}
        {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
}

export default function OrgCards() {
  return (
    <RichTreeView
      aria-label="Organization"
      items={people}
      getItemLabel={getItemLabel}
      getItemChildren={getItemChildren}
      itemChildrenIndentation={32}
      multiSelect
      checkboxSelection
      defaultExpandedItems={['okafor']}
      slots={{ item: PersonItem }}
      sx={{ maxWidth: 440 }}
    />
  );
}
