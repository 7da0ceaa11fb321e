import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, TreeItemLabel, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import type { UseTreeItemLabelSlotOwnProps } from '@mui/x-tree-view/useTreeItem';
import { files, type FileNode } from './files';

interface FileLabelProps extends UseTreeItemLabelSlotOwnProps {
  itemId: string;
  editable: boolean;
}

function FileLabel({ itemId, children, ...other }: FileLabelProps) {
  const { interactions } = useTreeItemUtils({ itemId });

  return (
    <TreeItemLabel {...other} sx={{ display: 'flex', justifyContent: 'space-between' }}>
      {children}
      {other.editable && (
        // #region preview
        <IconButton
          size="small"
          tabIndex={-1}
          aria-hidden
          onClick={(event) => {
            event.stopPropagation();
            interactions.toggleItemEditing();
          }}
          sx={{ p: 0.25 }}
        >
          <EditOutlinedIcon fontSize="small" />
        </IconButton>
        // #endregion preview
      )}
    </TreeItemLabel>
  );
}

function FileItem(props: TreeItemProps) {
  return (
    <TreeItem
      {...props}
      slots={{ label: FileLabel }}
      slotProps={{
        label: { itemId: props.itemId } as Partial<FileLabelProps>,
        labelInput: { 'aria-label': `New name of ${props.label}` },
      }}
    />
  );
}

const getItemLabel = (file: FileNode) => file.name;
const isEditable = (file: FileNode) => !file.readOnly;

export default function RenameButton() {
  return (
    <RichTreeView
      aria-label="Files with buttons"
      items={files}
      getItemLabel={getItemLabel}
      isItemEditable={isEditable}
      slots={{ item: FileItem }}
      defaultExpandedItems={['src']}
    />
  );
}
