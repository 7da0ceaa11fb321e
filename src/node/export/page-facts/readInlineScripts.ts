import { hashScript } from '../../base/files/hash';
import type { PageElement } from './parseElements';

/** Types of scripts that a content security policy counts as such; any other is data. */
const SCRIPT_TYPE = /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i;

/** Reads the hashes of the scripts whose text is in a page. */
export function createInlineScriptReader(): {
  visit: (element: PageElement) => void;
  read: () => string[];
} {
  const hashes = new Set<string>();
  return {
    visit({ name, attributes, text }) {
      if (name === 'script' && attributes.src === undefined && SCRIPT_TYPE.test(attributes.type ?? '')) {
        hashes.add(hashScript(text));
      }
    },
    read: () => [...hashes],
  };
}
