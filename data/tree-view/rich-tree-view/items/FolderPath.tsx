import * as React from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { getItemChildren, getItemId, getItemLabel, mailFolders, type MailFolder } from './folders';

export default function FolderPath() {
  const apiRef = useRichTreeViewApiRef<MailFolder & { children?: MailFolder[] }>();
  const [path, setPath] = React.useState(['Projects', 'School roof']);
  const [neighbours, setNeighbours] = React.useState(2);

  const select = (_event: React.SyntheticEvent | null, itemId: string | null) => {
    const api = apiRef.current!;
    const names: string[] = [];
    for (let id = itemId; id !== null; id = api.getParentId(id)) {
      names.unshift(api.getItem(id).name);
    }
    setPath(names);
    setNeighbours(itemId === null ? 0 : api.getItemOrderedChildrenIds(api.getParentId(itemId)).length);
  };

  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => apiRef.current?.setIsItemDisabled({ itemId: '2' })}>
          Lock or unlock Projects
        </Button>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.getItemDOMElement('4')?.scrollIntoView({ block: 'nearest' })}
        >
          Scroll to Drafts
        </Button>
      </Stack>
      <Breadcrumbs aria-label="Path of the folder">
        {path.map((name) => (
          <Typography key={name}>{name}</Typography>
        ))}
      </Breadcrumbs>
      <Typography component="output">{`On this level: ${neighbours}`}</Typography>
      <Stack sx={{ height: 160, overflow: 'auto' }}>
        <RichTreeView
          aria-label="Folders with a path"
          apiRef={apiRef}
          items={mailFolders}
          getItemId={getItemId}
          getItemLabel={getItemLabel}
          getItemChildren={getItemChildren}
          defaultExpandedItems={['2', '22']}
          defaultSelectedItems="22"
          onSelectedItemsChange={select}
        />
      </Stack>
    </Stack>
  );
}
