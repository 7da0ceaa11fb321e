import { expect, it, vi } from 'vitest';
import { readBuildId, writeBuildId } from '../../../../src/node/base/store/buildId';
import { createFolder } from '../../createFolder';

it('is read as it was written', async () => {
  const project = await createFolder();
  await writeBuildId(project, '0123456789abcdef');
  vi.spyOn(process, 'cwd').mockReturnValue(project);
  expect(await readBuildId()).toBe('0123456789abcdef');
});

it('says what to run where it was not written', async () => {
  vi.spyOn(process, 'cwd').mockReturnValue(await createFolder());
  await expect(readBuildId()).rejects.toThrow(/^\.cache\/site\/build-id {2}.*`npm run build`/);
});
