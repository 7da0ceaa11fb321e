import type { Locator, Page } from '@playwright/test';
import type { ListedDemo } from '../../src/node/health/listDemos';
import type { OtherStyling, Styling } from '../../src/shared/codePreferences';
import type { DemoAspect } from '../../src/shared/health';
import { openSettings } from '../support/openSettings';
import { setScheme, type Scheme } from './colorScheme';
import type { DemoDocument } from './demoDocument';
import { chooseStyling, endTransitions, findDemo, getStaticPlace, makeLive, resetDemo } from './demoPlace';
import { loadProof } from './loadProof';
import { proveVisualParity } from './proveVisualParity';
import { translate, translateNextForm } from './translate';

type Direction = 'ltr' | 'rtl';

/** How one thing is proven of a demo, in a document that other proofs have used before. */
export interface AspectProof {
  title: string;
  prove: (document: DemoDocument, listed: ListedDemo) => Promise<void>;
}

const VIEWPORT = { width: 1280, height: 800 };

/** Runs what is beside a demo that is alive. */
async function runProof(stage: Locator, { key }: ListedDemo, direction: Direction = 'ltr'): Promise<void> {
  await endTransitions(stage);
  await (await loadProof(key)).default(stage, direction);
}

/** Chooses the direction in the settings, unless it is chosen. */
async function setDirection(page: Page, direction: Direction): Promise<void> {
  if ((await page.locator('html').getAttribute('dir')) === direction) {
    return;
  }
  const panel = await openSettings(page);
  const name = direction === 'rtl' ? 'Right to left' : 'Left to right';
  await panel.getByRole('button', { name }).click();
  await page.keyboard.press('Escape');
}

/** What a proof finds when it begins. */
interface Beginning {
  /** Of the page when the demo comes alive. */
  scheme: Scheme;
  direction?: Direction;
  styling?: Styling;
}

/** What components put at the end of the document. */
const POPUPS = 'body > :is(.MuiModal-root, .MuiPopper-root, .MuiPickerPopper-root)';

/** Starts the demo that was proven before again, if it has left a popup or a dialog open: it may be in the way. */
async function closePopups(document: DemoDocument): Promise<void> {
  const { page, provenBefore } = document;
  if (provenBefore && (await page.locator(POPUPS).count()) > 0) {
    await resetDemo(findDemo(page, provenBefore).section);
  }
}

/** Undoes what an earlier proof did to the page, and lets the demo come alive again from its static form. */
async function startAgain(
  document: DemoDocument,
  listed: ListedDemo,
  { scheme, direction = 'ltr', styling = 'system' }: Beginning,
): Promise<Locator> {
  const { page } = document;
  const { section, stage } = findDemo(page, listed);
  await closePopups(document);
  document.provenBefore = listed;
  await page.setViewportSize(VIEWPORT);
  await page.mouse.move(0, 0);
  await setScheme(page, scheme);
  await setDirection(page, direction);
  if (listed.demo.stylings) {
    await chooseStyling(page, listed, styling);
  }
  await resetDemo(section);
  await makeLive(stage);
  return stage;
}

async function proveClaim(document: DemoDocument, listed: ListedDemo, beginning: Beginning): Promise<void> {
  await runProof(await startAgain(document, listed, beginning), listed, beginning.direction);
}

/** Once as a user finds it, and once more after it came alive: translators see what is new. */
async function proveTranslated(document: DemoDocument, listed: ListedDemo): Promise<void> {
  const { page } = document;
  // In an iframe, the document itself was opened with its texts translated.
  const stage = listed.demo.iframeHref ? page.locator(getStaticPlace(listed)) : findDemo(page, listed).stage;
  if (listed.demo.iframeHref) {
    await makeLive(stage);
  } else {
    await translateNextForm(stage);
    await startAgain(document, listed, { scheme: 'dark' });
  }
  await translate(stage);
  await runProof(stage, listed);
}

const proveStyling =
  (styling: OtherStyling, scheme: Scheme): AspectProof['prove'] =>
  (document, listed) =>
    proveClaim(document, listed, { styling, scheme });

/**
 * What is proven of a demo, in the order in which a document serves it. Modes take turns: a demo comes alive in
 * dark and in light.
 */
export const ASPECT_PROOFS: Record<DemoAspect, AspectProof> = {
  visualParity: { title: 'comes alive as it looked', prove: proveVisualParity },
  claim: {
    title: 'does what it claims',
    prove: (document, listed) => proveClaim(document, listed, { scheme: 'light' }),
  },
  translated: { title: 'does so in a translated page', prove: proveTranslated },
  tailwind: { title: 'does so with Tailwind', prove: proveStyling('tailwind', 'dark') },
  css: { title: 'does so with CSS', prove: proveStyling('css', 'light') },
  rightToLeft: {
    title: 'does so right to left',
    prove: (document, listed) => proveClaim(document, listed, { scheme: 'light', direction: 'rtl' }),
  },
};
