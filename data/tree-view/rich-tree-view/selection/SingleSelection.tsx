import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { permissions } from './permissions';

export default function SingleSelection() {
  return <RichTreeView aria-label="Permissions, one at a time" items={permissions} sx={{ minHeight: 200 }} />;
}
