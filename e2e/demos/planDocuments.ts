import type { ListedDemo } from '../../src/node/health/listDemos';
import { listAspects, type DemoAspect } from '../../src/shared/health';
import { ASPECT_PROOFS } from './aspects';
import { getStaticAddress } from './demoPlace';

/** One thing that is proven of a demo. */
export interface PlannedProof {
  listed: ListedDemo;
  aspect: DemoAspect;
}

/** A document with the proofs that share it, in their order. */
export interface PlannedDocument {
  address: string;
  /** Whether the texts of the document are translated before its demos come alive. */
  isTranslated: boolean;
  proofs: PlannedProof[];
}

const ORDER = Object.keys(ASPECT_PROOFS) as DemoAspect[];

/** A demo in an iframe is looked at without the page around it. */
function findPlace({ listed, aspect }: PlannedProof): { address: string; isTranslated: boolean } {
  const isAlone = aspect === 'visualParity' || aspect === 'translated';
  return {
    address: isAlone ? getStaticAddress(listed) : listed.address,
    isTranslated: aspect === 'translated' && listed.demo.iframeHref !== undefined,
  };
}

/**
 * Gathers proofs by the document that serves them, the longest first: workers end at about the same time. In a
 * document, what changes the page least comes first.
 */
export function planDocuments(demos: readonly ListedDemo[]): PlannedDocument[] {
  const documents = new Map<string, PlannedDocument>();
  for (const listed of demos) {
    for (const aspect of listAspects(listed.demo.stylings)) {
      const proof = { listed, aspect };
      const { address, isTranslated } = findPlace(proof);
      const id = `${address} ${isTranslated}`;
      const document = documents.get(id) ?? { address, isTranslated, proofs: [] };
      document.proofs.push(proof);
      documents.set(id, document);
    }
  }
  for (const { proofs } of documents.values()) {
    proofs.sort((a, b) => ORDER.indexOf(a.aspect) - ORDER.indexOf(b.aspect));
  }
  return [...documents.values()].toSorted((a, b) => b.proofs.length - a.proofs.length);
}
