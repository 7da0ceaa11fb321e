import { test as base } from '@playwright/test';
import type { ListedDemo } from '../../src/node/site/health/listDemos';
import { writeVisitRecord } from '../../src/node/site/health/visitRecords';
import { getDemoPartId, listDemoParts, type DemoPart } from '../../src/shared/page/health';
import { getStaticAddress } from '../demos/demoPlace';
import {
  askTest,
  askTogether,
  askTranslatedFrame,
  describeCircumstances,
  type Circumstances,
} from './askDemo';
import { askPage } from './askPage';
import { askQuietly } from './explainFailure';
import { loadPlan } from './loadPlan';
import { createVisitSlot, type VisitedDocument, type VisitSlot } from './openVisit';
import { PROJECT } from './project';
import { translate } from './translate';

/** All demos of a guide come alive in one test. */
const LIMIT_MS = 300_000;

const test = base.extend<object, { slot: VisitSlot }>({
  slot: [
    async ({ browser }, provide) => {
      const slot = createVisitSlot(browser);
      await provide(slot);
      await slot.close();
    },
    { scope: 'worker' },
  ],
});

const { visits, hashes } = await loadPlan();

/** What holds of a demo besides its styling when it is asked for it. */
function getCircumstances({ demo }: ListedDemo, styling: Circumstances['styling']): Circumstances {
  // The texts of an iframe are translated in its own document.
  return { direction: 'rtl', isTranslated: !demo.iframeHref, styling };
}

async function remember(demos: readonly ListedDemo[], part: DemoPart): Promise<void> {
  await Promise.all(
    demos.map(({ key }) => writeVisitRecord(PROJECT, getDemoPartId(key, part), hashes.demos.get(key)!)),
  );
}

/** Demos that have a styling among what is asked of them. */
const withStyling = (demos: readonly ListedDemo[], styling: Circumstances['styling']) =>
  demos.filter(({ demo }) => listDemoParts(demo).includes(styling));

for (const { address, demos, others, isWhole, hasAxe } of visits) {
  const framed = demos.filter(({ demo }) => demo.iframeHref);
  const alive = [...demos, ...others].filter((listed) => !framed.includes(listed));
  const document: VisitedDocument = { address, demos: alive, isWhole, isPage: true };

  test.describe(address, () => {
    // One document serves them, in this order; a test that fails ends it, and the next opens another.
    test.describe.configure({ mode: 'default', timeout: LIMIT_MS });

    test('is whole, quiet, still and accessible', async ({ slot, baseURL }) => {
      const visit = await slot.take(address, { ...document, baseURL: baseURL! });
      await askPage(visit, { hasAxe });
      await writeVisitRecord(PROJECT, address, hashes.pages.get(address)!);
      await remember(
        alive.filter((listed) => demos.includes(listed)),
        'start',
      );
    });

    for (const listed of demos) {
      test(`${listed.key} does what its test says`, async ({ slot, baseURL }) => {
        const visit = await slot.take(address, { ...document, baseURL: baseURL! });
        await askQuietly(visit, listed, () => askTest(visit, listed));
        await remember([listed], 'test');
      });
    }

    // The choice of a styling is that of the page: each is chosen once.
    for (const styling of ['system', 'tailwind', 'css'] as const) {
      for (const listed of withStyling(demos, styling)) {
        const circumstances = getCircumstances(listed, styling);
        test(`${listed.key} does so ${describeCircumstances(circumstances)}`, async ({ slot, baseURL }) => {
          const visit = await slot.take(address, { ...document, baseURL: baseURL! });
          await askTogether(visit, listed, circumstances);
          await remember([listed], styling);
        });
      }
    }
  });

  for (const listed of framed) {
    const frame: VisitedDocument = {
      address: getStaticAddress(listed),
      demos: [listed],
      isWhole: true,
      isPage: false,
    };
    test(`${listed.key} comes alive in its iframe as it looked`, async ({ slot, baseURL }) => {
      const visit = await slot.take(`${listed.key} frame`, { ...frame, baseURL: baseURL! });
      await askPage(visit, { hasAxe: true });
      await remember([listed], 'start');
    });

    test(`${listed.key} does so in a translated iframe`, async ({ slot, baseURL }) => {
      const visit = await slot.take(`${listed.key} translated frame`, {
        ...frame,
        baseURL: baseURL!,
        prepare: (page) => translate(page.locator('.demo-stage')),
      });
      await askQuietly(visit, listed, () => askTranslatedFrame(visit, listed));
      await remember([listed], 'translatedFrame');
    });
  }
}
