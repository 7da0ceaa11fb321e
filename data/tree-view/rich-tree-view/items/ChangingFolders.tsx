import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { getItemChildren, getItemId, getItemLabel, mailFolders, type MailFolder } from './folders';

/** Replaces the folder with this id, anywhere in the tree, by what `change` returns. */
function replace(
  folders: MailFolder[],
  id: string,
  change: (folder: MailFolder) => MailFolder[],
): MailFolder[] {
  return folders.flatMap((folder) => {
    if (getItemId(folder) === id) {
      return change(folder);
    }
    return folder.subfolders ? [{ ...folder, subfolders: replace(folder.subfolders, id, change) }] : [folder];
  });
}

export default function ChangingFolders() {
  const [folders, setFolders] = React.useState(mailFolders);
  const [expanded, setExpanded] = React.useState(['2']);
  const [selected, setSelected] = React.useState<string | null>('2');
  const nextKey = React.useRef(100);

  const change = (update: (folder: MailFolder) => MailFolder[]) => {
    if (selected !== null) {
      setFolders(replace(folders, selected, update));
    }
  };

  const add = () => {
    const folder = { key: nextKey.current, name: `Folder ${nextKey.current}`, unread: 0 };
    nextKey.current += 1;
    change((parent) => [{ ...parent, subfolders: [...(parent.subfolders ?? []), folder] }]);
    setExpanded([...expanded, selected!]);
  };

  const remove = () => {
    change(() => []);
    setSelected(null);
  };

  return (
    <Stack spacing={2} sx={{ minHeight: 340 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" disabled={selected === null} onClick={add}>
          New folder inside
        </Button>
        <Button
          variant="outlined"
          disabled={selected === null}
          onClick={() => change((folder) => [{ ...folder, unread: 0 }])}
        >
          Mark as read
        </Button>
        <Button variant="outlined" disabled={selected === null} onClick={remove}>
          Delete
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Folders to manage"
        items={folders}
        getItemId={getItemId}
        getItemLabel={getItemLabel}
        getItemChildren={getItemChildren}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, ids) => setExpanded(ids)}
        selectedItems={selected}
        onSelectedItemsChange={(_event, id) => setSelected(id)}
      />
    </Stack>
  );
}
