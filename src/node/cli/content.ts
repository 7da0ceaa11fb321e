/** Compiles what writers edit: the first step of a build. `check.ts` does so too, and checks what no page is made of. */
import { runCommand } from './runCommand';

// A process of its own, as in a build: TypeScript and Shiki are not needed afterwards.
await runCommand(process.execPath, ['--import', 'tsx', 'src/node/cli/pages.ts']);
