import LaptopMacIcon from '@mui/icons-material/LaptopMac';
import PrintOutlinedIcon from '@mui/icons-material/PrintOutlined';
import RemoveIcon from '@mui/icons-material/Remove';
import AddIcon from '@mui/icons-material/Add';
import RouterOutlinedIcon from '@mui/icons-material/RouterOutlined';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function DeviceIcons() {
  return (
    <SimpleTreeView
      aria-label="Devices"
      defaultExpandedItems={['office', 'print']}
      slots={{ expandIcon: AddIcon, collapseIcon: RemoveIcon, endIcon: LaptopMacIcon }}
      slotProps={{ endIcon: { color: 'action' } }}
    >
      <TreeItem itemId="office" label="Office">
        {/* #region preview */}
        <TreeItem itemId="ada" label="Ada’s laptop" />
        <TreeItem itemId="spare" label="Spare laptop" slotProps={{ endIcon: { color: 'disabled' } }} />
        <TreeItem itemId="router" label="Router" slots={{ icon: RouterOutlinedIcon }} />
        <TreeItem itemId="print" label="Printers" slots={{ endIcon: PrintOutlinedIcon }}>
          <TreeItem itemId="floor-1" label="Floor 1" slots={{ endIcon: PrintOutlinedIcon }} />
          <TreeItem itemId="floor-2" label="Floor 2, no icon" slots={{ endIcon: null }} />
        </TreeItem>
        {/* #endregion preview */}
      </TreeItem>
    </SimpleTreeView>
  );
}
