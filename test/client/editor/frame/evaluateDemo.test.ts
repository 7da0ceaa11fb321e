import { describe, expect, it, vi } from 'vitest';
import type { CodeFile } from '../../../../src/client/editor/compile/compiledCode';
import { compileFiles } from '../../../../src/client/editor/compile/compileFiles';
import { evaluateDemo } from '../../../../src/client/editor/frame/evaluateDemo';
import { toFault } from '../../../../src/client/editor/frame/toFault';

const PACKAGES: Record<string, Record<string, object>> = {
  'react.js': {
    react: { useState: () => 'state', default: { version: '19' } },
    'react/jsx-runtime': { jsx: (type: unknown, props: object) => ({ type, props }) },
  },
  'dayjs.js': { dayjs: { default: () => 'today' } },
};

const SPECIFIERS = { react: 'react.js', 'react/jsx-runtime': 'react.js', dayjs: 'dayjs.js' };

const guard = vi.fn<() => void>();

function evaluate(files: Record<string, string>): () => unknown {
  const list = Object.entries(files).map(([name, text]): CodeFile => ({ name, text }));
  const compilation = compileFiles(list);
  if ('fault' in compilation) {
    throw new Error(compilation.fault.message);
  }
  const { modules, imports, styles } = compilation.code;
  return evaluateDemo(
    { id: 1, modules, styles, imports, specifiers: SPECIFIERS },
    {
      evaluate: (text) => (0, eval)(text), // oxlint-disable-line no-eval
      requirePackages: (script) => PACKAGES[script]!,
      guard,
    },
  ) as () => unknown;
}

/** What the page is told about code that does not run. */
function getFault(files: Record<string, string>) {
  try {
    evaluate(files)();
  } catch (error) {
    return toFault(error, 'render');
  }
  throw new Error('It runs.');
}

describe('evaluateDemo', () => {
  it('gives code the packages, by name, as default and as a whole', () => {
    const Demo = evaluate({
      'Demo.tsx': `import React, { useState } from 'react';
        import * as All from 'react';
        import dayjs from 'dayjs';
        export default () => [useState(), React.version, All.useState(), dayjs()];`,
    });
    expect(Demo()).toEqual(['state', '19', 'state', 'today']);
  });

  it('runs the other files of the demo, once, also in a circle', () => {
    const Demo = evaluate({
      'Demo.tsx': `import { rows, count } from './data'; import './Demo.css'; import json from './more.json';
        export const name = 'demo'; export default () => [rows(), count, json];`,
      'data.ts': `import { name } from './Demo'; export const rows = () => name; export const count: number = 2;`,
      'more.json': '{ "a": 1 }',
    });
    expect(Demo()).toEqual(['demo', 2, { a: 1 }]);
  });

  it('lets loops call the guard', () => {
    evaluate({ 'Demo.tsx': 'export default () => { for (const a of [1, 2]) { String(a); } };' })();
    expect(guard).toHaveBeenCalledTimes(2);
  });

  it.each(['export const a = 1;', 'export default 5;', 'export default {};', 'export default null;'])(
    'requires a component: %s',
    (text) => {
      expect(getFault({ 'Demo.tsx': text })).toMatchObject({ kind: 'component', file: 'Demo.tsx' });
    },
  );

  it('finds the line of code that no browser runs', () => {
    const fault = getFault({ 'Demo.js': 'export default () => 1;\nconst b = `${a a}`;' });
    expect(fault).toMatchObject({ kind: 'syntax', file: 'Demo.js', line: 2 });
  });
});
