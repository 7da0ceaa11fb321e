import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { START_PATIENCE } from '../../src/client/editor/sandbox/watchFrame';
import { waitForFrames } from '../demos/frameSteps';
import { SOON } from './demos';

/** The editor of a demo, as its user sees it. */
export interface DemoEditor {
  demo: Locator;
  stage: Locator;
  /** The document in which the edited demo runs. */
  frame: FrameLocator;
  code: Locator;
  status: Locator;
}

/** Finds the parts of a demo that is or will be edited. */
export function getEditor(page: Page, name: string): DemoEditor {
  const demo = page.locator(`[id="${name}.tsx"]`);
  return {
    demo,
    stage: demo.locator('.demo-stage, .demo-window'),
    frame: demo.frameLocator('.demo-frame'),
    code: demo.locator('.cm-content'),
    status: demo.locator('.editor-status'),
  };
}

/** Opens a page and waits for the tools of a demo. */
export async function openDemo(page: Page, address: string, name: string): Promise<DemoEditor> {
  await page.goto(address);
  const editor = getEditor(page, name);
  if (!address.includes('#')) {
    await editor.demo.scrollIntoViewIfNeeded();
  }
  await expect(editor.demo.locator('.demo-toolbar')).toBeVisible();
  return editor;
}

/** Opens a page, and the editor of a demo on it. @param edit name of the button */
export async function openEditor(
  page: Page,
  address: string,
  name: string,
  edit = 'Edit the code',
): Promise<DemoEditor> {
  const editor = await openDemo(page, address, name);
  await editor.demo.getByRole('button', { name: edit }).click();
  await expect(editor.code).toBeFocused();
  return editor;
}

/** Puts text in the place of the whole file, as pasting does. */
export async function replaceCode(page: Page, { code }: DemoEditor, text: string): Promise<void> {
  await code.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

/** Requires that the frame takes the place of the demo. */
export async function expectEdited({ stage, status }: DemoEditor): Promise<void> {
  // Both at once: where the code does not run, the failure shows what the editor says.
  await expect
    .poll(
      async () => ({
        isEdited: (await stage.getAttribute('data-edited')) !== null,
        says: await status.textContent(),
      }),
      { timeout: START_PATIENCE, intervals: SOON },
    )
    .toEqual({ isEdited: true, says: expect.stringContaining('The demo above runs your code.') });
}

/** Borders of a stage, in px. */
const BORDERS = 2;

/** Requires that the stage is as high as what the frame shows. */
export async function expectFitted({ stage, frame }: DemoEditor): Promise<void> {
  await expect
    .poll(
      async () => {
        const content = await frame
          .locator('body')
          .evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
        const shown = await stage.evaluate((element) =>
          Number.parseFloat(element.style.getPropertyValue('--edited-height')),
        );
        return shown - content;
      },
      { intervals: SOON },
    )
    .toBe(BORDERS);
  await waitForFrames(stage.page());
}

/**
 * Clicks a button of the edited demo once its stage has the height of the code: before that, a click hits what was there when
 * the page was drawn last.
 */
export async function pressInFrame(editor: DemoEditor, name: string | RegExp): Promise<void> {
  await expectFitted(editor);
  await editor.frame.getByRole('button', { name }).click();
}
