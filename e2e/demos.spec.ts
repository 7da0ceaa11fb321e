import type { Locator, Page } from '@playwright/test';
import { hashDemo } from '../src/node/health/hashDemo';
import type { ListedDemo } from '../src/node/health/listDemos';
import { readProofRecord, writeProofRecord } from '../src/node/health/proofRecords';
import { listAspects, type DemoAspect } from '../src/shared/health';
import { endTransitions, getDocument, makeLive, openDemo } from './demos/demoPlace';
import { loadProof } from './demos/loadProof';
import { PROJECT } from './demos/project';
import { proveVisualParity } from './demos/proveVisualParity';
import { selectDemos } from './demos/selectDemos';
import { translate } from './demos/translate';
import { openSettings } from './support/openSettings';
import { openWithDemosHeld } from './support/openWithDemosHeld';
import { test } from './support/test';

/** The whole matrix leaves out what it has seen; a sample always runs. */
const isMatrix = process.env.E2E_ROUTES === 'all';

/** Runs what stands beside a demo that is alive. */
async function runProof(
  stage: Locator,
  { key }: ListedDemo,
  direction: 'ltr' | 'rtl' = 'ltr',
): Promise<void> {
  await endTransitions(stage);
  await (await loadProof(key)).default(stage, direction);
}

async function proveClaim(page: Page, listed: ListedDemo, styling?: string): Promise<void> {
  const stage = await openDemo(page, listed, styling);
  await makeLive(stage);
  await runProof(stage, listed);
}

/** Once as a reader finds it, and once more after it came alive: translators see what is new. */
async function proveTranslated(page: Page, listed: ListedDemo): Promise<void> {
  const { address, place } = getDocument(listed);
  const release = await openWithDemosHeld(page, address);
  const stage = page.locator(place);
  await translate(stage);
  await release();
  await makeLive(stage);
  await translate(stage);
  await runProof(stage, listed);
}

async function proveRightToLeft(page: Page, listed: ListedDemo): Promise<void> {
  const stage = await openDemo(page, listed);
  const panel = await openSettings(page);
  await panel.getByRole('button', { name: 'Right to left' }).click();
  await page.keyboard.press('Escape');
  await makeLive(stage);
  await runProof(stage, listed, 'rtl');
}

const PROOFS: Record<
  DemoAspect,
  { title: string; prove: (page: Page, listed: ListedDemo) => Promise<void> }
> = {
  look: { title: 'comes alive as it looked', prove: proveVisualParity },
  claim: { title: 'does what it claims', prove: proveClaim },
  rightToLeft: { title: 'does so right to left', prove: proveRightToLeft },
  translated: { title: 'does so in a translated page', prove: proveTranslated },
  tailwind: { title: 'does so with Tailwind', prove: (page, demo) => proveClaim(page, demo, 'tailwind') },
  css: { title: 'does so with CSS', prove: (page, demo) => proveClaim(page, demo, 'css') },
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const listed of await selectDemos()) {
  const { key, demo } = listed;
  test.describe(key, () => {
    for (const aspect of listAspects(demo.stylings)) {
      const { title, prove } = PROOFS[aspect];
      test(title, async ({ page }) => {
        const hash = await hashDemo(PROJECT, demo);
        const record = await readProofRecord(PROJECT, key, aspect);
        test.skip(isMatrix && record?.hash === hash, 'proven before, made of the same sources');
        await prove(page, listed);
        await writeProofRecord(PROJECT, key, aspect, { hash, date: new Date().toISOString() });
      });
    }
  });
}
