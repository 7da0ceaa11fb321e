import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { people, type Draft } from './absences';
import { typeNames } from './types';

interface AbsenceDialogProps {
  draft: Draft;
  isOpen: boolean;
  /** What is wrong with the draft, or an empty string. */
  problem: string;
  onChange: (draft: Draft) => void;
  onSave: () => void;
  onRemove: () => void;
  onClose: () => void;
  /** Called when the dialog has disappeared. */
  onClosed: () => void;
}

export function AbsenceDialog(props: AbsenceDialogProps) {
  const { draft, isOpen, problem, onChange, onSave, onRemove, onClose, onClosed } = props;
  const field = (key: 'person' | 'type' | 'first' | 'last') => ({
    fullWidth: true,
    value: draft[key],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
      onChange({ ...draft, [key]: event.target.value }),
    slotProps: { inputLabel: { shrink: true } },
  });
  return (
    <Dialog open={isOpen} onClose={onClose} slotProps={{ transition: { onExited: onClosed } }}>
      <DialogTitle>{draft.id ? 'Edit absence' : 'Add absence'}</DialogTitle>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        <DialogContent sx={{ pt: 1 }}>
          <Stack spacing={2}>
            <TextField select label="Person" {...field('person')}>
              {people.map(({ id, name }) => (
                <MenuItem key={id} value={id}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
            <TextField select label="Type" {...field('type')}>
              {typeNames.map((type) => (
                <MenuItem key={type} value={type}>
                  {type}
                </MenuItem>
              ))}
            </TextField>
            <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
              <TextField type="date" label="First day" {...field('first')} />
              <TextField type="date" label="Last day" {...field('last')} />
            </Stack>
            <Alert role="status" severity={problem ? 'error' : 'info'}>
              {problem || 'The last day is part of the absence.'}
            </Alert>
          </Stack>
        </DialogContent>
        <DialogActions>
          {draft.id && (
            <Button color="error" onClick={onRemove} sx={{ marginInlineEnd: 'auto' }}>
              Remove
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={problem !== ''}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
