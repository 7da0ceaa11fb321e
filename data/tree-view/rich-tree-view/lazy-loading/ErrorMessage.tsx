import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { fetchEntries, roots, type Entry } from './server';

export default function ErrorMessage() {
  const [isDown, setIsDown] = React.useState(true);
  const [message, setMessage] = React.useState('');

  // #region preview
  const dataSource = {
    getChildrenCount: (entry: Entry) => entry.count,
    getTreeItems: (parentId?: string) =>
      fetchEntries(parentId, isDown).catch((error: Error) => {
        setMessage(`${error.message} Expand the shelf again to retry.`);
        throw error;
      }),
  };
  // #endregion preview

  return (
    <Box sx={{ minHeight: 330 }}>
      <FormControlLabel
        control={<Switch checked={isDown} onChange={(event) => setIsDown(event.target.checked)} />}
        label="The server is down"
      />
      <RichTreeViewPro
        aria-label="Hardware with failures"
        items={roots}
        dataSource={dataSource}
        onItemsLazyLoaded={() => setMessage('')}
      />
      {message && <Alert severity="error">{message}</Alert>}
    </Box>
  );
}
