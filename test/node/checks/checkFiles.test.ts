import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkFiles } from '../../../src/node/checks/checkFiles';
import { checkJavaScriptVariants } from '../../../src/node/checks/checkJavaScriptVariants';
import { createFolder } from '../createFolder';

it('checks each file once, and again when it has changed', async () => {
  const project = await createFolder({});
  const checked: string[] = [];
  const check = (...texts: string[]) =>
    checkFiles(
      project,
      'demos/javascript',
      texts.map((text, index) => ({ file: `data/${index}.md`, text })),
      async () =>
        ({ text }) => {
          checked.push(text);
          return [{ line: 1, message: text }];
        },
    );
  await check('one', 'two');
  expect(await check('one', 'three')).toEqual([
    { file: 'data/0.md', line: 1, message: 'one' },
    { file: 'data/1.md', line: 1, message: 'three' },
  ]);
  expect(checked).toEqual(['one', 'two', 'three']);
});

it('checks the JavaScript of the modules of a page, of demos in a folder and of the server, and no tests', async () => {
  const project = await createFolder({
    'data/charts/bars/Bars.tsx': 'export default function Bars() {\n  return null;\n}\n',
    'data/charts/bars/Bars.test.ts': 'enum A { B }\n',
    'data/charts/bars/Lines/system.tsx': 'enum A { B }\nexport default A;\n',
    'data/charts/server/FakeServer.ts': 'enum A { B }\nexport default A;\n',
    'data/charts/pie/rows.ts': 'enum A { B }\nexport default A;\n',
  });
  const check = () => checkJavaScriptVariants(project, ['charts/bars']);
  const message = expect.stringContaining('no JavaScript variant');
  expect(await check()).toEqual([
    { file: 'data/charts/bars/Lines/system.tsx', line: 1, message },
    { file: 'data/charts/server/FakeServer.ts', line: 1, message },
  ]);
  await fs.writeFile(path.join(project, 'data/charts/server/FakeServer.ts'), 'export default 1;\n');
  await fs.writeFile(path.join(project, 'data/charts/bars/Lines/system.tsx'), 'export default 1;\n');
  expect(await check()).toEqual([]);
});
