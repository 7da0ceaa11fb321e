/**
 * Compiles what writers edit, and checks its code and its prose at the same time. `npm run content -- charts/bars` also
 * prints what the map of that page lacks.
 */
import { runCommand } from './runCommand';

// Processes of their own: what they load, TypeScript and Shiki among it, is not needed afterwards.
const codes = await Promise.all(
  ['pages', 'snippets', 'prose'].map((name) =>
    runCommand(
      'npx',
      ['tsx', `src/node/cli/${name}.ts`, ...(name === 'pages' ? process.argv.slice(2) : [])],
      {
        mayFail: true,
      },
    ),
  ),
);
process.exitCode = Math.max(...codes);
