import * as React from 'react';
import SyncProblemIcon from '@mui/icons-material/SyncProblem';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Switch from '@mui/material/Switch';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { fetchEntries, roots, type Entry } from './server';

const ErrorIcon = () => <SyncProblemIcon titleAccess="Could not be loaded" color="error" />;
const LoadingIcon = () => <LinearProgress aria-label="Loading" sx={{ width: 16 }} />;

function EntryItem({ ref, ...props }: TreeItemProps & React.RefAttributes<HTMLLIElement>) {
  return (
    <TreeItem
      {...props}
      ref={ref}
      slots={{ errorIcon: ErrorIcon, loadingIcon: LoadingIcon }}
      // Make space for the error icon next to the expand icon.
      slotProps={{ iconContainer: { style: { width: 36, justifyContent: 'flex-end' } } }}
    />
  );
}

export default function FailingCatalogue() {
  const [isDown, setIsDown] = React.useState(true);
  const [problem, setProblem] = React.useState('');
  const isDownNow = React.useRef(true);

  const dataSource = React.useMemo(
    () => ({
      getChildrenCount: (entry: Entry) => entry.count,
      getTreeItems: async (parentId?: string) => {
        try {
          const entries = await fetchEntries(parentId, isDownNow.current);
          setProblem('');
          return entries;
        } catch (error) {
          setProblem(`${(error as Error).message} Expand the shelf again to retry.`);
          throw error;
        }
      },
    }),
    [],
  );

  return (
    <Box sx={{ minHeight: 330 }}>
      <FormControlLabel
        control={
          <Switch
            checked={isDown}
            onChange={(event) => {
              setIsDown(event.target.checked);
              isDownNow.current = event.target.checked;
            }}
          />
        }
        label="The server is down"
      />
      <RichTreeViewPro
        aria-label="Catalogue with failures"
        items={roots}
        dataSource={dataSource}
        slots={{ item: EntryItem }}
      />
      {problem && <Alert severity="error">{problem}</Alert>}
    </Box>
  );
}
