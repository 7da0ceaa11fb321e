import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeDemoTheme } from '../../../../src/node/demos/modules/writeDemoTheme';
import { createFolder } from '../../createFolder';

async function write(): Promise<string> {
  const project = await createFolder();
  await writeDemoTheme(project);
  return fs.readFile(path.join(project, '.cache/generated/demoTheme.css'), 'utf8');
}

/** The declarations of every rule with this selector. */
function findDeclarations(css: string, selector: string): string {
  const rules = css.matchAll(/([^{}]+)\{([^{}]*)\}/g);
  return [...rules]
    .filter((rule) =>
      rule[1]!
        .trim()
        .split(/\s*,\s*/)
        .includes(selector),
    )
    .map((rule) => rule[2])
    .join('');
}

const DARK = '[data-mui-color-scheme="dark"]';

describe('writeDemoTheme', () => {
  it('writes the variables of the light scheme for the page, those of the dark one for its attribute', async () => {
    const css = await write();
    expect(findDeclarations(css, ':root')).toContain('--mui-palette-background-default:#fff;');
    expect(findDeclarations(css, DARK)).toContain('--mui-palette-background-default:#0f1214;');
  });

  it('writes colors of charts for both schemes', async () => {
    const css = await write();
    const [light, dark] = [':root', DARK].map(
      (selector) => /--demo-chart-1:([^;]+);/.exec(findDeclarations(css, selector))?.[1],
    );
    expect([light, dark]).not.toContain(undefined);
    expect(light).not.toBe(dark);
  });

  it('writes what is no variable as CSS names it', async () => {
    const css = await write();
    expect(findDeclarations(css, DARK)).toContain('color-scheme:dark;');
    expect(css).not.toContain('colorScheme');
  });

  it('writes the variables of a chosen color for pages that have it on their root', async () => {
    const css = await write();
    for (const name of ['primary', 'secondary']) {
      const chosen = `:root[style*='--user-${name}-main:']`;
      const declarations = findDeclarations(css, chosen);
      expect(declarations).toContain(`--mui-palette-${name}-main:var(--user-${name}-main);`);
      expect(declarations).toContain(`--mui-palette-${name}-light:var(--user-${name}-300,`);
      expect(declarations).toContain(`--mui-palette-${name}-dark:var(--user-${name}-700,`);
    }
  });
});
