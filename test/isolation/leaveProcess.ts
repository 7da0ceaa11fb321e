import { afterAll } from 'vitest';
import { describeProcess, findChanges } from './describeProcess';
import { undoReplacements } from './undoReplacements';

/** Read before the file is loaded: what its modules do counts, too. */
const before = describeProcess();

afterAll(() => {
  undoReplacements();
  const changes = findChanges(before, describeProcess());
  if (changes.length > 0) {
    throw new Error(
      `The file leaves its process changed, which the files after it would meet: ${changes.join(', ')}. ` +
        'Replace it with `vi`, which is put back, restore it, or name the file `*.isolated.test.ts`.',
    );
  }
});
