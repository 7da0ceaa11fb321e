import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  listSandboxSpecifiers,
  type SandboxScripts,
} from '../../../../src/node/live-code/sandbox/listSandboxSpecifiers';

/** An import of values from a package, in the form in which demos are written: `import dayjs from 'dayjs';` */
const VALUE_IMPORT =
  /^(?:import|export) (?!type )(?:[^'";]* from )?'([^'.][^']*)'|\bimport\('([^'.][^']*)'\)/gm;

let scripts: SandboxScripts;

beforeAll(async () => {
  scripts = await listSandboxSpecifiers(process.cwd());
});

describe('listSandboxSpecifiers', () => {
  it('lists everything that the demos import', () => {
    const known = new Set(Object.values(scripts).flat());
    const files = fs
      .readdirSync('data', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'));
    const missing = files.flatMap((file) => {
      const text = fs.readFileSync(path.join('data', file), 'utf8');
      const specifiers = [...text.matchAll(VALUE_IMPORT)].map((found) => found[1] ?? found[2]!);
      return specifiers.filter((name) => !known.has(name)).map((name) => `${file}: ${name}`);
    });
    expect(files.length).toBeGreaterThan(700);
    expect(missing).toEqual([]);
  });

  it('keeps packages apart, and adapters from the library of their neighbours', () => {
    const getScript = (specifier: string) =>
      Object.keys(scripts).filter((name) => scripts[name]!.includes(specifier));
    expect(getScript('@mui/x-charts/BarChart')).toEqual(['x-charts']);
    expect(getScript('@mui/x-data-grid')).toEqual(['x-data-grid']);
    expect(getScript('@mui/material/Box')).toEqual(['material']);
    expect(getScript('@mui/x-date-pickers/AdapterLuxon')).toEqual(['x-date-pickers-AdapterLuxon']);
    expect(getScript('dayjs/plugin/utc')).toEqual(['dayjs']);
    expect(getScript('moment')).toEqual(['moment']);
    expect(getScript('moment-timezone')).toEqual(['moment-timezone']);
    expect(getScript('moment-hijri')).toEqual(['moment-hijri']);
    expect(getScript('@mui/x-date-pickers/AdapterMomentHijri')).toEqual([
      'x-date-pickers-AdapterMomentHijri',
    ]);
  });

  it('keeps the languages of the date libraries apart', () => {
    expect(scripts['dayjs-locale']).toContain('dayjs/locale/de');
    expect(scripts['moment-locale']).toContain('moment/locale/zh-cn');
    const { 'date-fns-locale': dateFns = [] } = scripts;
    expect(dateFns).toEqual(expect.arrayContaining(['date-fns/locale', 'date-fns/locale/zh-CN']));
    // `export * from "./locale/de.js"`
    const index = fs.readFileSync('node_modules/date-fns/locale.js', 'utf8');
    const languages = [...index.matchAll(/"\.\/(locale\/[\w-]+)\.js"/g)].map(
      ([, name]) => `date-fns/${name}`,
    );
    expect(new Set(dateFns)).toEqual(new Set(['date-fns/locale', ...languages]));
  });

  it('names no entry point twice, and none that is private or has types only', () => {
    const all = Object.values(scripts).flat();
    expect(all).toHaveLength(new Set(all).size);
    expect(all.filter((name) => /internals|Augmentation|Pigment|\*/.test(name))).toEqual([]);
  });
});
