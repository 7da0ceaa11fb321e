import { expect, test as base } from '@playwright/test';
import { listDemos } from '../src/node/health/listDemos';
import { getDocument } from './demos/demoPlace';
import { PROJECT } from './demos/project';
import { proveVisualParity } from './demos/proveVisualParity';
import { expectQuiet } from './support/test';

/** Small, and alive within a moment. */
const DEMO = 'tree-view/quickstart/CategoryIcons';

const [listed] = (await listDemos(PROJECT)).filter(({ key }) => key === DEMO);

const { place: STAGE } = getDocument(listed!);

/** A fault of a demo, and what its proof says then. */
interface Fault {
  name: string;
  /** What the fault is done to as soon as it is there; the live demo when not given. */
  place?: string;
  plant: (element: HTMLElement) => void;
  message: RegExp;
}

const FAULTS: Fault[] = [
  {
    name: 'prints a warning',
    plant: () => console.warn('Each child needs a key'),
    message: /console\.warning: Each child needs a key/,
  },
  {
    name: 'throws',
    plant: () => {
      setTimeout(() => {
        throw new Error('no such column');
      });
    },
    message: /uncaught: no such column/,
  },
  {
    name: 'asks another site',
    plant: () => new Image().setAttribute('src', 'https://example.com/pixel.png'),
    message: /request to another origin: https:\/\/example\.com\/pixel\.png/,
  },
  {
    name: 'asks for a file that is not there',
    plant: () => new Image().setAttribute('src', '/missing.png'),
    message: /404: .*\/missing\.png/,
  },
  {
    name: 'takes the focus',
    plant: (stage) => stage.querySelector<HTMLElement>('[tabindex="0"]')!.focus(),
    message: /what has the focus/,
  },
  {
    name: 'is larger than its static form',
    plant: (stage) => {
      stage.style.minHeight = '900px';
    },
    message: /size of the live demo/,
  },
  {
    name: 'has a button without a name',
    plant: (stage) => {
      const button = document.createElement('button');
      button.style.position = 'absolute';
      stage.append(button);
    },
    message: /button-name/,
  },
  {
    name: 'has a static form that shows nothing',
    place: `${STAGE} [role=tree]`,
    plant: (tree) => {
      tree.style.opacity = '0';
    },
    message: /the static form is blank/,
  },
];

// The page of these tests may complain: that is what they are about.
base.describe('the proof of a demo fails when the demo', () => {
  for (const { name, place = `${STAGE}[data-live]`, plant, message } of FAULTS) {
    base(name, async ({ page, baseURL }) => {
      await page.addInitScript(`
        new MutationObserver((_, observer) => {
          const element = document.querySelector(${JSON.stringify(place)});
          if (element) {
            observer.disconnect();
            (${plant.toString()})(element);
          }
        }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-live'] });
      `);
      const prove = () => proveVisualParity(page, listed!);
      await expect(expectQuiet(page, prove, baseURL!)).rejects.toThrow(message);
    });
  }
});
