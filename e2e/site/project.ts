import path from 'node:path';

export const PROJECT = path.resolve(import.meta.dirname, '../..');
