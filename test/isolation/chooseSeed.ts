import * as fc from 'fast-check';

/**
 * Property tests try the same values in each run, so that a change is judged by what it changes. `npm run test:all` tries
 * others: it sets `PROPERTY_SEED`, and a test that fails prints it.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });
