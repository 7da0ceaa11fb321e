import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { getItemChildren, getItemId, getItemLabel, mailFolders, type MailFolder } from './folders';

const isLocked = (folder: MailFolder) => folder.locked === true;
const isParent = (folder: MailFolder) => folder.subfolders !== undefined;

export default function LockedFolders() {
  const [focusable, setFocusable] = React.useState(true);
  const [clicked, setClicked] = React.useState('none');

  return (
    <div>
      <FormControlLabel
        control={<Switch checked={focusable} onChange={(event) => setFocusable(event.target.checked)} />}
        label="Disabled items are focusable"
      />
      <RichTreeView
        aria-label="Folders to file a message in"
        items={mailFolders}
        getItemId={getItemId}
        getItemLabel={getItemLabel}
        getItemChildren={getItemChildren}
        isItemDisabled={isLocked}
        isItemSelectionDisabled={isParent}
        disabledItemsFocusable={focusable}
        defaultExpandedItems={['2', '3']}
        onItemClick={(_event, itemId) => setClicked(itemId)}
      />
      <output>{`Last click: ${clicked}`}</output>
    </div>
  );
}
