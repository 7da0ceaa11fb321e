import { afterAll, vi } from 'vitest';
import { undoReplacements } from './undoReplacements';
import { watchDocument } from './watchDocument';

// Modules of the project keep stores and listeners of a page: each file loads them again, packages once in a process.
vi.resetModules();

const leaveDocument = watchDocument();

afterAll(() => {
  undoReplacements();
  leaveDocument();
});
