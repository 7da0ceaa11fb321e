import * as React from 'react';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ItemClicks() {
  const [clicked, setClicked] = React.useState('none');

  return (
    <div>
      <SimpleTreeView
        aria-label="Stock"
        defaultExpandedItems={['tools']}
        onItemClick={(_event, itemId) => setClicked(itemId)}
      >
        <TreeItem itemId="tools" label="Tools">
          <TreeItem itemId="hammer" label="Hammer" />
        </TreeItem>
        <TreeItem itemId="paint" label="Paint" />
      </SimpleTreeView>
      <output>{`Last click: ${clicked}`}</output>
    </div>
  );
}
