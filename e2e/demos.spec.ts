import { test as base } from '@playwright/test';
import { hashDemo } from '../src/node/health/hashDemo';
import { readProofRecord, writeProofRecord } from '../src/node/health/proofRecords';
import { ASPECT_PROOFS } from './demos/aspects';
import { createDocumentSlot, type DocumentSlot } from './demos/demoDocument';
import { planDocuments, type PlannedProof } from './demos/planDocuments';
import { PROJECT } from './demos/project';
import { proveQuietly } from './demos/proveQuietly';
import { selectDemos } from './demos/selectDemos';
import { translate } from './demos/translate';

/** The whole matrix leaves out what it has seen; a sample always runs. */
const isMatrix = process.env.E2E_ROUTES === 'all';

/** Opening a document looks at every static form in it. */
const LIMIT_MS = 300_000;

const test = base.extend<object, { slot: DocumentSlot }>({
  slot: [
    async ({ browser }, provide) => {
      const slot = createDocumentSlot(browser);
      await provide(slot);
      await slot.close();
    },
    { scope: 'worker' },
  ],
});

async function isProven({ listed: { key, demo }, aspect }: PlannedProof): Promise<boolean> {
  const record = await readProofRecord(PROJECT, key, aspect);
  return record?.hash === (await hashDemo(PROJECT, demo));
}

for (const { address, isTranslated, proofs } of planDocuments(await selectDemos())) {
  test.describe(isTranslated ? `${address} translated` : address, () => {
    // One document serves them, in this order; a test that fails ends it, and the next opens another.
    test.describe.configure({ mode: 'default', timeout: LIMIT_MS });

    for (const proof of proofs) {
      const { listed, aspect } = proof;
      const { title, prove } = ASPECT_PROOFS[aspect];
      test(`${listed.key} ${title}`, async ({ slot, baseURL }) => {
        test.skip(isMatrix && (await isProven(proof)), 'proven before, made of the same sources');
        const document = await slot.take({
          id: `${address} ${isTranslated}`,
          address,
          baseURL: baseURL!,
          demos: proofs.filter((other) => other.aspect === 'visualParity').map((other) => other.listed),
          prepare: isTranslated ? (page) => translate(page.locator('.demo-stage')) : undefined,
        });
        await proveQuietly(document, listed, () => prove(document, listed));
        const hash = await hashDemo(PROJECT, listed.demo);
        await writeProofRecord(PROJECT, listed.key, aspect, { hash, date: new Date().toISOString() });
      });
    }
  });
}
