import { expect, type Page } from '@playwright/test';
import { getEditor, type DemoEditor } from './demoEditor';
import { createSharedPageTest } from './sharedPage';

/** A demo whose editor is open. */
export const EDITED = 'DatasetBars';

async function openSharedEditor(page: Page): Promise<void> {
  const { demo, code } = getEditor(page, EDITED);
  await demo.scrollIntoViewIfNeeded();
  await demo.getByRole('button', { name: 'Edit the code' }).click();
  await expect(code).toBeFocused();
  // The frame that is ready for the first edit goes, as that of every edit does.
  await expect(demo.locator('.demo-frame')).toHaveCount(1);
  await discardEdit(page);
}

/** Puts the demo's own code in the place of an edit; the frame that ran it is gone. */
async function discardEdit(page: Page): Promise<void> {
  const { demo, stage } = getEditor(page, EDITED);
  await demo.getByRole('button', { name: 'Reset the demo' }).click();
  await expect(stage).not.toHaveAttribute('data-edited', '');
  await expect(demo.locator('.demo-frame')).toHaveCount(0);
}

/** Tests of an open editor, which has the code of its demo when each begins. */
export const editorTest = createSharedPageTest({
  address: '/x/react-charts/bars/',
  permissions: ['clipboard-read', 'clipboard-write'],
  prepare: openSharedEditor,
  restore: discardEdit,
}).extend<{ editor: DemoEditor }>({
  editor: async ({ page }, provide) => provide(getEditor(page, EDITED)),
});
