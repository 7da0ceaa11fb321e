import { expect, test as base } from '@playwright/test';
import { listDemos } from '../src/node/health/listDemos';
import { openDemoDocument } from './demos/demoDocument';
import { getStaticAddress, getStaticPlace } from './demos/demoPlace';
import { PROJECT } from './demos/project';
import { proveQuietly } from './demos/proveQuietly';
import { proveVisualParity } from './demos/proveVisualParity';

/** Small, and alive within a moment. */
const DEMO = 'tree-view/quickstart/CategoryIcons';

const [listed] = (await listDemos(PROJECT)).filter(({ key }) => key === DEMO);

const STAGE = getStaticPlace(listed!);

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
  {
    name: 'has too little contrast in dark mode only',
    plant: (stage) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('[data-mui-color-scheme="dark"] .demo-stage * { color: #333 !important; }');
      document.adoptedStyleSheets.push(sheet);
      stage.dataset.planted = '';
    },
    message: /color-contrast/,
  },
  {
    name: 'has too little contrast in light mode only',
    plant: (stage) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('[data-mui-color-scheme="light"] .demo-stage * { color: #ddd !important; }');
      document.adoptedStyleSheets.push(sheet);
      stage.dataset.planted = '';
    },
    message: /color-contrast/,
  },
  {
    name: 'hydrates otherwise in dark mode only',
    place: `${STAGE} .MuiTreeItem-label`,
    plant: (label) => {
      if (document.documentElement.dataset.muiColorScheme === 'dark') {
        label.textContent = 'Night';
      }
    },
    message: /React error 418.*First difference: .*the static form has "Night", the live demo </s,
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
      const document = await openDemoDocument({
        page,
        baseURL: baseURL!,
        address: getStaticAddress(listed!),
        demos: [listed!],
      });
      const proof = proveQuietly(document, listed!, () => proveVisualParity(document, listed!));
      await expect(proof).rejects.toThrow(message);
      await expect(proof).rejects.toThrow(`data/${DEMO}.tsx`);
    });
  }
});
