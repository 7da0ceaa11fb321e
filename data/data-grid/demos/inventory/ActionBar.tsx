import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface ActionBarProps {
  /** What is selected, or what the last action did. */
  message: string;
  /** An action without `run` is not available. */
  actions: { name: string; run?: () => void }[];
}

/** Actions for the selected rows. Unlike `disabled`, `aria-disabled` keeps the focus on a button after its action. */
export function ActionBar({ message, actions }: ActionBarProps) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography variant="body2" role="status" sx={{ flexGrow: 1 }}>
        {message}
      </Typography>
      <div>
        {actions.map(({ name, run }) => (
          <Button
            key={name}
            size="small"
            aria-disabled={!run}
            onClick={run}
            sx={{ '&[aria-disabled="true"]': { color: 'text.disabled', pointerEvents: 'none' } }}
          >
            {name}
          </Button>
        ))}
      </div>
    </Stack>
  );
}
