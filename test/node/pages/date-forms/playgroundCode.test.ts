import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  locatePlaygroundForms,
  readPlaygroundCode,
  toDateModules,
} from '../../../../src/node/pages/date-forms/playgroundCode';
import { createFolder } from '../../createFolder';

const SOURCE = `import dayjs from 'dayjs';
import { Picker } from 'picker';

export const controls = {
  days: { of: 'Picker', title: { en: 'Days' }, props: ['minDate', 'label'] },
};

export default function Sample({ days }: { days?: object }) {
  return (
    <Picker
      minDate={dayjs('2026-03-02')}
      label="Start"
      value={dayjs('2026-03-04')}
      {...days}
    />
  );
}
`;

async function read(source: string) {
  const folder = await createFolder({ 'Sample.tsx': source });
  const demo = { pageId: 'pickers', name: 'Sample', file: path.join(folder, 'Sample.tsx') };
  return { folder, code: await readPlaygroundCode(demo) };
}

describe('readPlaygroundCode', () => {
  it('has a module for each kind of dates that users may set, without the dates that they may take away', async () => {
    const { folder, code } = await read(SOURCE);
    const text = SOURCE.replace("minDate={dayjs('2026-03-02')}", 'minDate={undefined}');
    const date = "dayjs('2026-03-02');\n";
    const time = "dayjs('2026-01-01T09:30');\n";
    expect(code.modules.map(({ use, text: own }) => [use, own])).toEqual([
      ['none', text],
      ['date', text + date],
      ['time', text + time],
      ['both', text + date + time],
    ]);
    expect(code.modules.map(({ fileName }) => path.relative(folder, fileName))).toEqual([
      '.Sample-none.tsx',
      '.Sample-date.tsx',
      '.Sample-time.tsx',
      '.Sample-both.tsx',
    ]);
  });

  it('has one module where no date can be set', async () => {
    const { code } = await read(SOURCE.replaceAll(/^import dayjs.*\n|dayjs\(|(?<=')\)/gm, ''));
    expect(code.modules.map(({ use }) => use)).toEqual(['none']);
  });

  it.each([
    ['no place for what users set', SOURCE.replace('{...days}', '')],
    ['no controls', SOURCE.replace('export const controls', 'const others')],
  ])('has no module where the playground has %s', async (_, source) => {
    const { code } = await read(source);
    expect(code.modules).toEqual([]);
  });
});

describe('toDateModules', () => {
  it('has the texts of each library by the kinds of dates', async () => {
    const { folder, code } = await read(SOURCE);
    const none = code.modules[0]!.text;
    const texts = { luxon: { '.Sample-date.tsx': 'with a date' } };
    const forms = { texts, gaps: {}, faults: [] };
    const modules = toDateModules(folder, code, { forms, libraries: ['luxon'] });
    expect([...modules.keys()]).toEqual(['luxon']);
    expect(modules.get('luxon')!.get('date')).toBe('with a date');
    expect(modules.get('luxon')!.get('none')).toBe(none);
  });
});

describe('locatePlaygroundForms', () => {
  it('names the module of the playground', () => {
    const problem = { file: '.Sample-none.tsx', line: 4, message: 'Wrong.' };
    const located = { ...problem, file: 'Sample.tsx' };
    expect(
      locatePlaygroundForms('Sample.tsx', { texts: {}, gaps: { luxon: problem }, faults: [problem] }),
    ).toEqual({ texts: {}, gaps: { luxon: located }, faults: [located] });
  });
});
