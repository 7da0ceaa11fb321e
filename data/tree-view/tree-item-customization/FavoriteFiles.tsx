import * as React from 'react';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import type { CheckboxProps } from '@mui/material/Checkbox';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, TreeItemCheckbox, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { files } from './files';

// #region preview
const StarCheckbox = React.forwardRef(function StarCheckbox(
  props: CheckboxProps,
  ref: React.Ref<HTMLButtonElement>,
) {
  return <TreeItemCheckbox {...props} ref={ref} icon={<StarBorderIcon />} checkedIcon={<StarIcon />} />;
});
// #endregion preview

function FileItem({ ref, ...props }: TreeItemProps & React.RefAttributes<HTMLLIElement>) {
  return <TreeItem {...props} ref={ref} slots={{ checkbox: StarCheckbox }} />;
}

export default function FavoriteFiles() {
  return (
    <RichTreeView
      aria-label="Favorite files"
      items={files}
      multiSelect
      checkboxSelection
      defaultExpandedItems={['trip']}
      slots={{ item: FileItem }}
      sx={{ maxWidth: 420, minHeight: 200 }}
    />
  );
}
