import { EventEmitter, once } from 'node:events';
import { runModule } from '../../base/commands/runModule';
import { defineStep } from '../step';

/** What the process that compiles the content sends once the API has its pages, and scripts all that they are bundled of. */
export const SOURCES = 'sources';

/** What it sends once all pages are written; the files of the search come after them. */
export const PAGES = 'pages';

/** The process that compiles the content. */
interface Compiling {
  /** Until the pages of the API are written, and all that scripts are bundled of. */
  readonly sources: Promise<unknown>;
  /** Until all pages are written. */
  readonly pages: Promise<unknown>;
  /** Until it ends. */
  readonly search: Promise<unknown>;
}

const DONE = Promise.resolve();

/** Where the content was compiled before. */
export const COMPILED: Compiling = { sources: DONE, pages: DONE, search: DONE };

/** The content, compiled in a process of its own: what that loads, TypeScript and Shiki among it, is not needed afterwards. */
export const compiling = defineStep('compiling', {}, (): Compiling => {
  const messages = new EventEmitter();
  const search = runModule('src/node/cli/pages.ts', [], {
    onMessage: (message) => messages.emit(String(message)),
  });
  return { sources: once(messages, SOURCES), pages: once(messages, PAGES), search };
});

/** All that scripts are bundled of, and the pages of the API: what is written before the guides are compiled. */
export const awaitedSources = defineStep(
  'awaited sources',
  { compiling },
  (needs) => needs.compiling.sources,
);

/** All pages, and what the site shows beside them. */
export const compiledContent = defineStep(
  'compiled content',
  { compiling },
  (needs) => needs.compiling.pages,
);

/** The files of the search, which are made while pages are exported. */
export const compiledSearch = defineStep('compiled search', { compiling }, (needs) => needs.compiling.search);
