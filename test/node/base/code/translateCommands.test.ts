import { describe, expect, it } from 'vitest';
import { translateCommands } from '../../../../src/node/base/code/translateCommands';

describe('translateCommands', () => {
  it('translates how a project is created and run', () => {
    const code = 'npm create vite@latest shop -- --template react-ts --no-interactive\ncd shop\nnpm install';
    expect(translateCommands(code)).toEqual({
      npm: code,
      pnpm: 'pnpm create vite@latest shop --template react-ts --no-interactive\ncd shop\npnpm install',
      yarn: 'yarn create vite shop --template react-ts --no-interactive\ncd shop\nyarn install',
    });
    expect(translateCommands('npm run dev')).toEqual({
      npm: 'npm run dev',
      pnpm: 'pnpm run dev',
      yarn: 'yarn run dev',
    });
    expect(translateCommands('npm create vite@latest shop')?.yarn).toBe('yarn create vite shop');
  });

  it.each(['cd shop', 'npm ls @mui/x-charts', 'npm run dev\nnpx serve', 'npm install --save-dev vite', ''])(
    'leaves other commands alone: %j',
    (code) => expect(translateCommands(code)).toBeUndefined(),
  );
});
