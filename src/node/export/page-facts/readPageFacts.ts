import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { parseElements, type PageElement } from './parseElements';
import { createAssetReader, type PageAssets } from './readAssets';
import { createFaultReader } from './readFaults';
import { createInlineScriptReader } from './readInlineScripts';
import { createLinkReader, type PageLinks } from './readLinks';

/** An image that users do not know enough of before it arrives, or who do not see it. */
interface IncompleteImage {
  src: string;
  /** Names of attributes. */
  lacking: string[];
}

const NEEDED_ATTRIBUTES = ['alt', 'width', 'height'];

/** Reads the incomplete images of a page, those in demos left out. */
function createImageReader(): {
  visit: (element: PageElement) => void;
  read: () => IncompleteImage[];
} {
  const images: IncompleteImage[] = [];
  return {
    visit(element) {
      const { name, attributes } = element;
      const lacking =
        name === 'img' ? NEEDED_ATTRIBUTES.filter((needed) => attributes[needed] === undefined) : [];
      if (lacking.length > 0 && !element.isInDemo) {
        images.push({ src: attributes.src ?? '', lacking });
      }
    },
    read: () => images,
  };
}

const compress = promisify(gzip);

/** What checks and writers need to know of an exported page; small, since those of the whole site are held at once. */
export interface PageFacts {
  /** `/x/introduction/`, `/404.html` */
  address: string;
  /** Bytes of the HTML as it is transferred. */
  htmlSize: number;
  links: PageLinks;
  incompleteImages: IncompleteImage[];
  /** What is wrong with its outline, in words. */
  faults: string[];
  /** Hashes of the scripts that are in the page. */
  scriptHashes: string[];
  assets: PageAssets;
}

/** Reads the facts of a page from its HTML, which is parsed once for all of them. */
export async function readPageFacts(address: string, html: string): Promise<PageFacts> {
  const links = createLinkReader();
  const images = createImageReader();
  const faults = createFaultReader();
  const scripts = createInlineScriptReader();
  const assets = createAssetReader();
  parseElements(html, (element) => {
    links.visit(element);
    images.visit(element);
    faults.visit(element);
    scripts.visit(element);
    assets.visit(element);
  });
  return {
    address,
    htmlSize: (await compress(html, { level: 6 })).length,
    links: links.read(),
    incompleteImages: images.read(),
    faults: faults.read(),
    scriptHashes: scripts.read(),
    assets: assets.read(),
  };
}
