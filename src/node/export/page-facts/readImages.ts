import type { PageElement } from './parseElements';

/** An image that users do not know enough of before it arrives, or who do not see it. */
export interface IncompleteImage {
  src: string;
  /** Names of attributes. */
  lacking: string[];
}

const NEEDED_ATTRIBUTES = ['alt', 'width', 'height'];

/** Reads the incomplete images of a page, those in demos left out. */
export function createImageReader(): {
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
