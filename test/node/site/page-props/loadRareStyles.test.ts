import { describe, expect, it } from 'vitest';
import { cachedSteps } from '../../../../src/node/base/cache/cachedSteps';
import { listRareSheets, loadRareStyles, SHEETS } from '../../../../src/node/site/page-props/loadRareStyles';
import type { CompiledPage } from '../../../../src/shared/page/page';

describe('loadRareStyles', () => {
  it('reads sheets, minified and in their order', async () => {
    const styles = (await loadRareStyles(['landing', 'health']))!;
    expect(styles.indexOf('.landing')).toBeLessThan(styles.indexOf('.health-summary'));
    expect(styles).not.toMatch(/\n|\/\*/);
  });

  it('gives most pages none', async () => {
    expect(await loadRareStyles([])).toBeUndefined();
  });

  it('changes the id of the build with each sheet', () => {
    const isInput = (sheet: string) => cachedSteps['build-id'].files.some((file) => sheet.startsWith(file));
    expect(Object.values(SHEETS).filter((sheet) => !isInput(sheet))).toEqual([]);
  });
});

describe('listRareSheets', () => {
  const list = (...blocks: unknown[]) => listRareSheets({ blocks } as Pick<CompiledPage, 'blocks'>);

  it.each([
    ['nothing of it', [], [{ kind: 'html', html: '<p>Bars</p>' }]],
    ['a palette', ['swatches', 'palette'], [{ kind: 'html', html: '<div class="palette-editor"></div>' }]],
    ['a gallery', ['gallery'], [{ kind: 'html', html: '<div class="gallery"><ul></ul></div>' }]],
    ['a prop playground', ['propPlayground'], [{ kind: 'demo', demo: { playground: {} } }]],
  ])('finds what a page needs that shows %s', (_, sheets, blocks) => {
    expect(list(...blocks)).toEqual(sheets);
  });
});
