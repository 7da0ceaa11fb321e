import { describe, expect, it } from 'vitest';
import { findNarrowCode, findUnreadAttributes } from '../../../src/node/checks/findNarrowCode';

const listNames = (code: string, others: string[] = []) =>
  [...findNarrowCode(code), ...findUnreadAttributes(code, [code, ...others])].map(({ name }) => name);

describe('findNarrowCode', () => {
  it.each([
    ['const [state, save] = React.useActionState(book, null);', ['useActionState']],
    ["import { useOptimistic } from 'react';", ['useOptimistic']],
    ['const rows = React.use(promise);', ['use']],
    ["import { use, useState } from 'react';", ['use']],
    ['return <MenuContext value={menu}>{children}</MenuContext>;', ['MenuContext']],
    ["sx={{ '--DataGrid-t-radius-base': '16px' }}", ['--DataGrid-t-radius-base']],
    ['<div data-testid="rows" />', ['data-testid']],
    ['<div data-state={state} />', ['data-state']],
  ])('finds what not every project can use: %s', (code, names) => {
    expect(listNames(code)).toEqual(names);
  });

  it.each([
    "import { useState } from 'react';",
    'const MenuContext = React.createContext<MenuContext>({});',
    'return <MenuContext.Provider value={menu}>{children}</MenuContext.Provider>;',
    "sx={{ '--DataGrid-overlayHeight': '300px' }}",
    `<Box data-state={state} sx={{ '&[data-state="open"]': { color: 'red' } }} />`,
    '<button data-row-id={id} onClick={(event) => open(event.currentTarget.dataset.rowId)} />',
    `sx={{ '& [data-field="id"]': { color: 'red' } }}`,
  ])('accepts %s', (code) => {
    expect(listNames(code)).toEqual([]);
  });

  it('accepts an attribute that a style sheet of the demo reads', () => {
    const code = '<div data-state={state} />';
    expect(listNames(code, ['.card[data-state="open"] { color: red; }'])).toEqual([]);
    expect(listNames(code, ['.card[data-state-of="open"] { color: red; }'])).toEqual(['data-state']);
  });

  it('says where it is', () => {
    const code = ["import * as React from 'react';", '', '<p', '  data-testid="name"', '/>'].join('\n');
    expect(findUnreadAttributes(code, [code]).map(({ line }) => line)).toEqual([3]);
    expect(findNarrowCode('\nReact.use(promise)').map(({ line }) => line)).toEqual([1]);
  });
});
