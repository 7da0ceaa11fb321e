import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { navigation } from '../../../data/navigation';
import { readApiPage, readApiTable } from '../../../src/node/api/apiFiles';
import { createApiProgram } from '../../../src/node/api/createApiProgram';
import { extractApi } from '../../../src/node/api/extractApi';
import { listApiEntries } from '../../../src/node/api/findApiEntries';
import { collectTypeIds, loadNamedTypes } from './loadNamedTypes';
import { readDoc } from '../../../src/node/api/readDoc';
import { readPropTypes } from '../../../src/node/api/readPropTypes';
import { readScript, visitAll } from '../../../src/node/api/readScript';
import type { Problem } from '../../../src/node/base/problems/problem';
import type { ApiTables } from '../../../src/node/api/types/apiTables';
import type { ApiIndex } from '../../../src/node/api/types/apiIndex';
import type { ApiMember } from '../../../src/node/api/types/apiMember';
import type { ApiComponent, ApiPage } from '../../../src/node/api/types/apiPage';
import { MAX_TYPE_LENGTH } from '../../../src/node/api/types/typeText';
import {
  CLASSES_NOT_EXPORTED,
  MISSING_IN_CODE,
  OLDER_IN_CODE,
  OPTIONAL_IN_CODE,
  SLOTS_OF_OTHERS,
} from './knownDifferences';

vi.mock('../../../src/node/api/createApiProgram', { spy: true });

// What is extracted from the installed packages, against what their code says about itself.

const PROJECT = process.cwd();
const problems: Problem[] = [];
let index: ApiIndex;
let pages: ApiPage[];
let components: ApiComponent[];

beforeAll(async () => {
  index = await extractApi(PROJECT, problems);
  const files = index.entries.flatMap(({ file, pathname }) => (file && pathname ? [file] : []));
  pages = await Promise.all(files.map((file) => readApiPage(PROJECT, file)));
  components = pages.filter((page) => page.kind === 'component');
});

function listMembers({ props, inherited }: ApiComponent): Map<string, ApiMember> {
  const members = [...props, ...inherited.flatMap((group) => group.members)];
  return new Map(members.map((member) => [member.name, member]));
}

function getSourceFile({ packageName, sourceFile }: ApiPage): string {
  return path.join(PROJECT, 'node_modules', packageName, sourceFile);
}

/** Compares each component with the list of props in its code. */
function compareProps(
  find: (found: {
    name: string;
    members: ReturnType<typeof listMembers>;
    page: ApiComponent;
    listed: NonNullable<ReturnType<typeof readPropTypes>>;
  }) => string[],
): string[] {
  return components.flatMap((page) => {
    const script = readScript(getSourceFile(page));
    const listed = script && readPropTypes(script, page.name);
    const names = listed ? find({ name: page.name, members: listMembers(page), page, listed }) : [];
    return names.map((name) => `${page.name}.${name}`);
  });
}

describe('the menu', () => {
  it('names nothing that is not exported', () => {
    expect(problems).toEqual([]);
    const found = index.entries.flatMap(({ pathname }) => pathname ?? []);
    expect(found.toSorted()).toEqual(
      listApiEntries(navigation)
        .map(({ pathname }) => pathname)
        .toSorted(),
    );
  });
});

describe('props', () => {
  it('are all that the code lists', () => {
    const missing = compareProps(({ members, listed }) =>
      [...listed].filter(([name, { doc }]) => !doc.isHidden && !members.has(name)).map(([name]) => name),
    );
    expect(missing).toEqual([]);
  });

  it('are no more than the code lists, but for known differences', () => {
    const added = compareProps(({ page, listed, name: component }) =>
      page.props
        .map(({ name }) => name)
        .filter((name) => !listed.has(name) || listed.get(name)?.doc.isHidden)
        .filter((name) => !isKnown(component, name)),
    );
    expect(added).toEqual([]);
  });

  it('are required where the code requires them', () => {
    const differing = compareProps(({ members, listed }) =>
      [...listed]
        .filter(
          ([name, { isRequired }]) =>
            members.has(name) && (members.get(name)?.isRequired ?? false) !== isRequired,
        )
        .map(([name]) => name),
    );
    expect(differing.toSorted()).toEqual(OPTIONAL_IN_CODE.toSorted());
  });

  it('have the defaults and deprecations of the code, but for known differences', () => {
    const differing = compareProps(({ members, listed }) =>
      [...listed]
        .filter(([name, { doc }]) => {
          const member = members.get(name);
          const value = member?.isCodeDefault ? undefined : member?.default;
          return member && !doc.isHidden && (value !== doc.default || member.deprecation !== doc.deprecation);
        })
        .map(([name]) => name),
    );
    expect(differing.toSorted()).toEqual(Object.keys(OLDER_IN_CODE).toSorted());
  });

  it('are compared for nearly every component', () => {
    const compared = new Set(compareProps(({ listed }) => [...listed.keys()].slice(0, 1)));
    expect(compared.size).toBeGreaterThan(170);
  });
});

function isKnown(component: string, prop: string): boolean {
  return MISSING_IN_CODE.some(
    ({ props, components: names }) => names.test(component) && (!props || props.includes(prop)),
  );
}

describe('classes', () => {
  it('have the names that the code gives them', async () => {
    const exports = await Promise.all(
      ['@mui/material', ...Object.keys(index.versions)].map(
        (name) => import(name) as Promise<Record<string, unknown>>,
      ),
    );
    const objects = exports
      .flatMap((module) => Object.entries(module))
      .filter(([name, value]) => name.endsWith('Classes') && typeof value === 'object')
      .map(([, value]) => value as Record<string, string>);
    const wrong = components.filter(({ name, classes }) => {
      const own = classes.filter(({ key }) => !CLASSES_NOT_EXPORTED.test(`${name}.${key}`));
      // The grid's object has classes that the declaration hides.
      const isComplete = (object: object) =>
        name.startsWith('DataGrid') || Object.keys(object).length === own.length;
      const isSame = (object: Record<string, string>) =>
        isComplete(object) && own.every(({ key, className }) => object[key] === className);
      return own.length > 0 && !objects.some(isSame);
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});

describe('slots', () => {
  it('are all that the interface of a component declares', () => {
    const declared = components.flatMap((page) => readDeclaredSlots(page).map((name) => ({ page, name })));
    const missing = declared.filter(({ page, name }) => !page.slots.some((slot) => slot.name === name));
    expect(missing.map(({ page, name }) => `${page.name}.${name}`)).toEqual(SLOTS_OF_OTHERS);
    expect(declared.length).toBeGreaterThan(100);
  });
});

/** The fields that are in `interface BarChartSlots { … }` themselves, read without the compiler's help. */
function readDeclaredSlots(page: ApiComponent): string[] {
  const isGrid = page.name.startsWith('DataGrid');
  const folder = isGrid
    ? path.join(PROJECT, 'node_modules', page.packageName, 'models')
    : path.dirname(getSourceFile(page));
  const interfaces = isGrid
    ? /^Grid(Pro|Premium)?(Base|Icon)?Slots(Component)?$/
    : new RegExp(`^${page.name}Slots$`);
  const files = fs.readdirSync(folder).filter((file) => /\.d\.m?ts$/.test(file));
  const names = new Set<string>();
  for (const file of files) {
    const text = fs.readFileSync(path.join(folder, file), 'utf8');
    // Most files declare none, and need not be parsed.
    if (!/\binterface \w*Slots/.test(text)) {
      continue;
    }
    visitAll(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), (node) => {
      if (ts.isInterfaceDeclaration(node) && interfaces.test(node.name.text)) {
        for (const member of node.members.filter(ts.isPropertySignature)) {
          if (!readDoc([member]).isHidden) {
            names.add(member.name.getText());
          }
        }
      }
    });
  }
  return [...names];
}

describe('types', () => {
  it('are short, and can be unfolded', async () => {
    const texts: string[] = [];
    const types = await loadNamedTypes(PROJECT, pages);
    JSON.stringify([pages, types], (key, value) => {
      if (key === 'text' && typeof value === 'string') {
        texts.push(value);
      }
      return value;
    });
    expect(texts.filter((text) => text.length > MAX_TYPE_LENGTH)).toEqual([]);
    expect([...collectTypeIds([pages, types])].filter((id) => !types[id])).toEqual([]);
  });
});

describe('tables', () => {
  it.each<[keyof ApiTables, number]>([
    ['events', 60],
    ['selectors', 90],
    ['messages', 250],
    ['objects', 10],
  ])('have %s', async (name, least) => {
    const table = await readApiTable(PROJECT, name);
    expect(table.length).toBeGreaterThan(least);
  });

  it('come out of the cache without a compiler', async () => {
    vi.mocked(createApiProgram).mockClear();
    await extractApi(PROJECT, []);
    expect(createApiProgram).not.toHaveBeenCalled();
  });
});

describe('a page', () => {
  it.each([
    [
      'DataGrid',
      'pageSizeOptions',
      'readonly (number | { value: number; label: string })[]',
      '[25, 50, 100]',
    ],
    ['DataGrid', 'rows', 'GridRowsProp', '[]'],
    ['DatePicker', 'value', 'PickerValue', undefined],
    ['BarChart', 'layout', "'horizontal' | 'vertical'", "'vertical'"],
    ['RichTreeView', 'items', 'readonly R[]', undefined],
  ])('of %s says what %s is', (component, prop, type, value) => {
    const page = components.find(({ name }) => name === component);
    const member = page?.props.find(({ name }) => name === prop);
    expect(member).toMatchObject({ type: { text: type } });
    expect(member?.default).toBe(value);
  });
});

describe('the theme', () => {
  it.each([
    ['DataGridPremium', 'MuiDataGrid', true],
    ['DateCalendar', 'MuiDateCalendar', true],
    ['MultiInputDateRangeField', 'MuiMultiInputDateRangeField', true],
    // The code asks for the name of an earlier version.
    ['ChartsDataProvider', 'MuiChartDataProvider', true],
    ['BarPlot', 'MuiBarPlot', false],
    ['QuickFilter', undefined, undefined],
  ])('knows %s as %s', (component, themeName, hasThemeProps) => {
    const page = components.find(({ name }) => name === component);
    expect([page?.themeName, page?.hasThemeProps]).toEqual([themeName, hasThemeProps]);
  });
});
