import * as React from 'react';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

const ColoredItem = styled(TreeItem)({
  // Only the row of the item itself.
  [`& > .${treeItemClasses.content}`]: {
    borderInlineStart: '4px solid var(--label-color, transparent)',
    borderRadius: 0,
    paddingBlock: 8,
  },
  [`& > .${treeItemClasses.content} .${treeItemClasses.label}`]: { display: 'flex' },
});

function LabelText({ name, unread }: { name: string; unread: number }) {
  return (
    <>
      <Box component="span" sx={{ flexGrow: 1, fontWeight: unread > 0 ? 600 : 400 }}>
        {name}
      </Box>
      {unread > 0 && <span>{unread} unread</span>}
    </>
  );
}

interface MailLabelProps extends Omit<TreeItemProps, 'label'> {
  name: string;
  color?: string;
  unread?: number;
}

// #region preview
function MailLabel({ name, color, unread = 0, ...other }: MailLabelProps) {
  return (
    <ColoredItem
      {...other}
      style={{ '--label-color': color ?? 'transparent' } as React.CSSProperties}
      label={<LabelText name={name} unread={unread} />}
    />
  );
}
// #endregion preview

export default function MailLabels() {
  return (
    <SimpleTreeView
      aria-label="Mail"
      itemChildrenIndentation={24}
      defaultExpandedItems={['labels']}
      defaultSelectedItems="inbox"
      sx={{ maxWidth: 320 }}
    >
      <MailLabel itemId="inbox" name="Inbox" unread={12} />
      <MailLabel itemId="labels" name="Labels">
        <MailLabel itemId="family" name="Family" color="#2e7d32" unread={2} />
        <MailLabel itemId="taxes" name="Taxes" color="#c62828" />
        <MailLabel itemId="travel" name="Travel" color="#1565c0" />
      </MailLabel>
      <MailLabel itemId="drafts" name="Drafts" />
    </SimpleTreeView>
  );
}
