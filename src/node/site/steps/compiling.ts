import { runCommand } from '../../base/commands/runCommand';
import { defineStep } from '../step';

/** What the process that compiles the content sends once all that scripts are bundled of is written. */
export const SCRIPT_SOURCES = 'script sources';

/** The process that compiles the content. */
interface Compiling {
  /** Until all that scripts are bundled of is written. */
  readonly scriptSources: Promise<unknown>;
  /** Until it ends. */
  readonly content: Promise<unknown>;
}

/** Where the content was compiled before. */
export const COMPILED: Compiling = { scriptSources: Promise.resolve(), content: Promise.resolve() };

/** The content, compiled in a process of its own: what that loads, TypeScript and Shiki among it, is not needed afterwards. */
export const compiling = defineStep('compiling', {}, (): Compiling => {
  let hasSources = () => {};
  const scriptSources = new Promise<void>((resolve) => {
    hasSources = resolve;
  });
  const content = runCommand(process.execPath, ['--import', 'tsx', 'src/node/cli/pages.ts'], {
    onMessage: (message) => message === SCRIPT_SOURCES && hasSources(),
  });
  return { scriptSources, content };
});

/** All that scripts are bundled of, which is written before the content ends. */
export const awaitedSources = defineStep(
  'awaited sources',
  { compiling },
  (needs) => needs.compiling.scriptSources,
);

/** All pages, and what the site shows beside them. */
export const compiledContent = defineStep(
  'compiled content',
  { compiling },
  (needs) => needs.compiling.content,
);
