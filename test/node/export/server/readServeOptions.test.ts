import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readServeOptions } from '../../../../src/node/export/server/readServeOptions';
import { ServeError } from '../../../../src/node/export/server/ServeError';
import { FIXTURE_SITE } from './fixtureSite';

const dir = ['--dir', FIXTURE_SITE];

describe('readServeOptions', () => {
  it.each([
    ['3000 by default', [], {}, 3000],
    ['the argument', ['--port', '3001'], {}, 3001],
    ['the argument after an equals sign', ['--port=3001'], {}, 3001],
    ['the environment', [], { PORT: '4000' }, 4000],
    ['the argument before the environment', ['--port', '3001'], { PORT: '4000' }, 3001],
    ['3000 for an empty environment variable', [], { PORT: '' }, 3000],
    ['a port the system chooses', ['--port', '0'], {}, 0],
  ])('takes %s', (_, args, env, port) => {
    expect(readServeOptions([...args, ...dir], env)).toEqual({ port, directory: FIXTURE_SITE });
  });

  it.each([
    ['words', ['--port', 'abc'], {}, /"abc" in --port is not a port: write a number from 0 to 65535/],
    ['too large a number', ['--port', '65536'], {}, /"65536" in --port/],
    ['a fraction', ['--port', '30.5'], {}, /"30\.5" in --port/],
    ['an exponent', ['--port', '1e3'], {}, /"1e3" in --port/],
    ['an empty argument', ['--port='], {}, /"" in --port/],
    ['words in the environment', [], { PORT: 'http' }, /"http" in the environment variable PORT/],
  ])('refuses %s as a port', (_, args, env, message) => {
    expect(() => readServeOptions([...args, ...dir], env)).toThrow(message);
    expect(() => readServeOptions([...args, ...dir], env)).toThrow(ServeError);
  });

  it.each([[['--prot', '3001']], [['3001']], [['--port']], [['--port', '-1']]])(
    'answers %j with how it is used',
    (args) => {
      expect(() => readServeOptions(args, {})).toThrow(ServeError);
      expect(() => readServeOptions(args, {})).toThrow(/npm start -- \[--port 3000\] \[--dir out\]/);
    },
  );

  it('asks for a build when the folder is missing, empty or no folder', () => {
    const empty = mkdtempSync(join(tmpdir(), 'empty-'));
    for (const folder of [empty, join(empty, 'missing'), join(FIXTURE_SITE, 'index.html')]) {
      expect(() => readServeOptions(['--dir', folder], {})).toThrow(
        /nothing to serve in .*: run `npm run build` first/,
      );
    }
    rmSync(empty, { recursive: true });
  });
});
