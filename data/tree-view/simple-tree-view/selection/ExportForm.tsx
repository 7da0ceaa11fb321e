import * as React from 'react';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ExportForm() {
  const [parts, setParts] = React.useState<string[]>([]);
  const [sent, setSent] = React.useState('');
  const id = React.useId();

  const submit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(new FormData(event.currentTarget).getAll('parts').join(', '));
  };

  return (
    <form onSubmit={submit}>
      <Typography id={id}>Parts of the report</Typography>
      <SimpleTreeView
        aria-labelledby={id}
        aria-describedby={`${id}-help`}
        checkboxSelection
        multiSelect
        defaultExpandedItems={['numbers']}
        selectedItems={parts}
        // Ctrl+A also selects the heading, which is not a part.
        onSelectedItemsChange={(_event, ids) => setParts(ids.filter((part) => part !== 'numbers'))}
      >
        <TreeItem itemId="summary" label="Summary" />
        <TreeItem itemId="numbers" label="Numbers" disableSelection>
          <TreeItem itemId="sales" label="Sales" />
          <TreeItem itemId="costs" label="Costs" />
          <TreeItem itemId="forecast" label="Forecast, not ready" disabled />
        </TreeItem>
      </SimpleTreeView>
      {/* #region preview */}
      {parts.map((part) => (
        <input key={part} type="hidden" name="parts" value={part} />
      ))}
      <FormHelperText id={`${id}-help`}>
        {parts.length === 0 ? 'Select at least one part.' : `${parts.length} selected`}
      </FormHelperText>
      {/* #endregion preview */}
      <Button type="submit" variant="outlined" disabled={parts.length === 0}>
        Export
      </Button>
      <output> {sent && `Sent: ${sent}`}</output>
    </form>
  );
}
