import { spawnSync } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { collectOutput } from '../../src/node/base/commands/collectOutput';
import { createFolder } from './createFolder';

/** A project with the given modules, and what else their bundles depend on. */
async function createProject(modules: Record<string, string>): Promise<string> {
  const project = await createFolder({
    'package.json': '{ "type": "module" }',
    'package-lock.json': '{}',
    'tsconfig.json': '{}',
    'src/node/run.mjs': await fs.readFile('src/node/run.mjs', 'utf8'),
    ...modules,
  });
  await fs.symlink(path.resolve('node_modules'), path.join(project, 'node_modules'));
  return project;
}

/** Runs a module in the folder of the project, as npm does. */
function run(project: string, module: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/node/run.mjs', module, ...args], {
    cwd: project,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const SAY = "import { name } from './name';\nconsole.log(name as string);\n";

describe('a module that is run', () => {
  it('has its arguments where it would have them without', async () => {
    const project = await createProject({ 'say.ts': 'console.log(process.argv.slice(2).join());' });
    expect(run(project, 'say.ts', '--only', 'a b')).toMatchObject({ status: 0, stdout: '--only,a b\n' });
  });

  it('is bundled once, and anew where a module that it imports has changed', async () => {
    const project = await createProject({ 'say.ts': SAY, 'name.ts': "export const name = 'Ada';" });
    const bundles = async () => (await fs.readdir(path.join(project, '.cache/commands/say.ts'))).length;
    expect(run(project, 'say.ts').stdout).toBe('Ada\n');
    const before = await bundles();
    expect(run(project, 'say.ts').stdout).toBe('Ada\n');
    expect(await bundles()).toBe(before);
    await fs.writeFile(path.join(project, 'name.ts'), "export const name = 'Grace';");
    expect(run(project, 'say.ts').stdout).toBe('Grace\n');
  });

  it('finds files beside its source, and packages', async () => {
    const project = await createProject({
      'code/say.ts': [
        "import { createRequire } from 'node:module';",
        "import { version } from 'esbuild';",
        "console.log(import.meta.dirname === process.cwd() + '/code');",
        "console.log(createRequire(import.meta.url)('./data.json').rows, typeof version);",
      ].join('\n'),
      'code/data.json': '{ "rows": 3 }',
    });
    expect(run(project, 'code/say.ts').stdout).toBe('true\n3 string\n');
  });

  it('moves with its project', async () => {
    const project = await createProject({ 'say.ts': 'console.log(import.meta.dirname);' });
    expect(run(project, 'say.ts').stdout).toBe(`${project}\n`);
    const moved = `${project}-moved`;
    await fs.rename(project, moved);
    const { stdout } = run(moved, 'say.ts');
    await fs.rename(moved, project);
    expect(stdout).toBe(`${moved}\n`);
  });

  it('names its source and line in an error', async () => {
    const project = await createProject({
      'fail.ts':
        "interface Row {\n  id: number;\n}\nexport const row: Row = { id: 1 };\nthrow new Error('No rows');\n",
    });
    const { status, stderr } = run(project, 'fail.ts');
    expect(status).toBe(1);
    expect(stderr).toContain('Error: No rows');
    expect(stderr).toContain(`${path.join(project, 'fail.ts')}:5`);
  });

  it('says where it cannot be read, and runs once that is mended', async () => {
    const project = await createProject({ 'say.ts': SAY, 'name.ts': 'export const name = ;' });
    const { status, stderr } = run(project, 'say.ts');
    expect(status).toBe(1);
    expect(stderr).toContain('name.ts:1:20');
    expect(stderr).not.toContain('    at ');
    await fs.writeFile(path.join(project, 'name.ts'), "export const name = 'Ada';");
    expect(run(project, 'say.ts').stdout).toBe('Ada\n');
  });

  it('can be started several times at once', async () => {
    const project = await createProject({ 'say.ts': SAY, 'name.ts': "export const name = 'Ada';" });
    const script = `process.chdir(${JSON.stringify(project)}); process.argv = ['', '', 'say.ts']; await import(process.cwd() + '/src/node/run.mjs')`;
    const starts = Array.from({ length: 4 }, () =>
      collectOutput(process.execPath, ['--input-type=module', '-e', script]),
    );
    expect(new Set((await Promise.all(starts)).map(({ output }) => output))).toEqual(new Set(['Ada\n']));
    expect(run(project, 'say.ts').stdout).toBe('Ada\n');
  });

  it('leaves the bundle of other code for a day', async () => {
    const project = await createProject({ 'say.ts': SAY, 'name.ts': "export const name = 'Ada';" });
    const directory = path.join(project, '.cache/commands/say.ts');
    const list = async () =>
      (await fs.readdir(directory, { withFileTypes: true })).filter((entry) => entry.isDirectory());
    run(project, 'say.ts');
    const [first] = await list();
    await fs.writeFile(path.join(project, 'name.ts'), "export const name = 'Grace';");
    run(project, 'say.ts');
    expect(await list()).toHaveLength(2);
    const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 60 * 60;
    await fs.utimes(path.join(directory, first!.name), twoDaysAgo, twoDaysAgo);
    await fs.writeFile(path.join(project, 'name.ts'), "export const name = 'Edith';");
    run(project, 'say.ts');
    expect(await list()).toHaveLength(2);
    expect((await list()).map(({ name }) => name)).not.toContain(first!.name);
  });
});
