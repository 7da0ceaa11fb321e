import { afterAll } from 'vitest';
import { describeProcess, findChanges } from './describeProcess';

/** Read before the file is loaded: what its modules do counts, too. */
const before = describeProcess();

afterAll(() => {
  const changes = findChanges(before, describeProcess());
  if (changes.length > 0) {
    throw new Error(
      `The file leaves its process changed, which the files after it would meet: ${changes.join(', ')}. ` +
        'Restore it, or replace it with `vi`: files that do so run in a process of their own.',
    );
  }
});
