/** Compiles what writers edit, and checks its code and its prose at the same time. */
import { runCommand } from './runCommand';

// Processes of their own: what they load, TypeScript and Shiki among it, is not needed afterwards.
const codes = await Promise.all(
  ['pages', 'snippets', 'prose'].map((name) =>
    runCommand('npx', ['tsx', `src/node/cli/${name}.ts`], { mayFail: true }),
  ),
);
process.exitCode = Math.max(...codes);
