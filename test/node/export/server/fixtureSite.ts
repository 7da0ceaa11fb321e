import { fileURLToPath } from 'node:url';

/** A small export: pages in two languages, files, dot-files, rules. */
export const FIXTURE_SITE = fileURLToPath(new URL('fixtures/site', import.meta.url));
