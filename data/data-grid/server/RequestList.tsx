import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** What was requested, the last entry first. */
export function RequestList({ entries }: { entries: readonly string[] }) {
  return (
    <Box role="log" aria-label="Requests" tabIndex={0} sx={{ height: 132, overflow: 'auto' }}>
      {entries.toReversed().map((entry, index) => (
        <Typography
          key={entries.length - index}
          variant="body2"
          sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}
        >
          {`${entries.length - index}. ${entry}`}
        </Typography>
      ))}
    </Box>
  );
}
