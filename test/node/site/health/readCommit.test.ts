import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCommit } from '../../../../src/node/site/health/readCommit';
import { createFolder } from '../../createFolder';

async function createHistory(): Promise<string> {
  const project = await createFolder({ 'page.md': 'Rows' });
  const run = (...args: string[]) => execFileSync('git', args, { cwd: project, stdio: 'pipe' });
  run('init');
  run('add', '.');
  run('-c', 'user.name=Writer', '-c', 'user.email=writer@example.com', 'commit', '-m', 'Add a page');
  return project;
}

describe('readCommit', () => {
  it('is the beginning of the commit', async () => {
    expect(readCommit(await createHistory())).toMatch(/^[\da-f]{12}$/);
  });

  it('is undefined where a file differs from the commit', async () => {
    const project = await createHistory();
    await fs.writeFile(path.join(project, 'page.md'), 'Columns');
    expect(readCommit(project)).toBeUndefined();
  });

  it('does not mind files that are not part of the history', async () => {
    const project = await createHistory();
    await fs.writeFile(path.join(project, 'notes.md'), 'Columns');
    expect(readCommit(project)).toMatch(/^[\da-f]{12}$/);
  });

  it('is undefined without a history', async () => {
    expect(readCommit(await createFolder({ 'page.md': 'Rows' }))).toBeUndefined();
  });
});
