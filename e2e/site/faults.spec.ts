import { expect, test as base, type Page } from '@playwright/test';
import { listDemos, type ListedDemo } from '../../src/node/site/health/listDemos';
import { getStaticAddress, getStaticPlace } from '../demos/demoPlace';
import { askTogether } from './askDemo';
import { askPage } from './askPage';
import { openVisit } from './openVisit';
import { PROJECT } from './project';

/** Small, and alive within a moment. */
const DEMO = 'tree-view/quickstart/CategoryIcons';

/** Has every other styling, and a test that waits for nothing: it fails at once. */
const STYLED_DEMO = 'common-concepts/custom-components/LateOrders';

const demos = await listDemos(PROJECT);

const findDemo = (key: string) => demos.find((listed) => listed.key === key)!;

const STAGE = getStaticPlace(findDemo(DEMO));

const open = (page: Page, baseURL: string, listed: ListedDemo) =>
  openVisit({
    page,
    baseURL,
    address: getStaticAddress(listed),
    demos: [listed],
    isWhole: false,
    isPage: true,
  });

/** A fault of a demo, and what its test says then. */
interface Fault {
  name: string;
  /** What the fault is done to as soon as it is there; the live demo when not given. */
  place?: string;
  plant: (element: HTMLElement) => void;
  message: RegExp;
}

/** The faults of one visit, none of which keeps the others from being noticed. */
interface FaultyVisit {
  faults: Fault[];
  /** Whether axe is asked: it takes a while. */
  hasAxe?: boolean;
}

const VISITS: FaultyVisit[] = [
  {
    faults: [
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
        name: 'is wider than a phone',
        plant: (stage) => {
          stage.parentElement!.style.minWidth = '500px';
        },
        message: /wider than 360 px/,
      },
      {
        name: 'is taller than its snapshot on a phone only',
        plant: (stage) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync('@media (max-width: 400px) { [data-live] { min-height: 900px; } }');
          document.adoptedStyleSheets.push(sheet);
          stage.dataset.planted = '';
        },
        message: /at 360 px the snapshot is \d+ px high/,
      },
      {
        name: 'has a heading of the first level',
        plant: (stage) => {
          const heading = document.createElement('h1');
          heading.style.position = 'absolute';
          stage.append(heading);
        },
        message: /one h1/,
      },
    ],
  },
  {
    faults: [
      {
        name: 'takes the focus',
        plant: (stage) => stage.querySelector<HTMLElement>('[tabindex="0"]')!.focus(),
        message: /what has the focus/,
      },
    ],
  },
  {
    faults: [
      {
        name: 'is larger than its snapshot',
        plant: (stage) => {
          stage.style.minHeight = '900px';
        },
        message: /size of the live demo/,
      },
    ],
  },
  {
    faults: [
      {
        name: 'pushes away what is below it',
        plant: (stage) => {
          stage.style.marginBottom = '200px';
        },
        message: /Nothing moves/,
      },
    ],
  },
  {
    faults: [
      {
        name: 'has a snapshot that shows nothing',
        place: `${STAGE} [role=tree]`,
        plant: (tree) => {
          tree.style.opacity = '0';
        },
        message: /the snapshot can be seen/,
      },
    ],
  },
  {
    faults: [
      {
        name: 'hydrates otherwise in dark mode only',
        place: `${STAGE} .MuiTreeItem-label`,
        plant: (label) => {
          if (document.documentElement.dataset.muiColorScheme === 'dark') {
            label.textContent = 'Night';
          }
        },
        message: /React error 418.*First difference: .*the snapshot has "Night", the live demo </s,
      },
    ],
  },
  {
    hasAxe: true,
    faults: [
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
        name: 'has too little contrast in dark mode only',
        plant: (stage) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync('[data-mui-color-scheme="dark"] .demo-stage * { color: #333 !important; }');
          document.adoptedStyleSheets.push(sheet);
          stage.dataset.planted = '';
        },
        message: /color-contrast/,
      },
    ],
  },
  {
    hasAxe: true,
    faults: [
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
    ],
  },
];

/** Plants a fault as soon as its place is there. */
async function plantFault(page: Page, { place = `${STAGE}[data-live]`, plant }: Fault): Promise<void> {
  await page.addInitScript(`
    new MutationObserver((_, observer) => {
      const element = document.querySelector(${JSON.stringify(place)});
      if (element) {
        observer.disconnect();
        (${plant.toString()})(element);
      }
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-live'] });
  `);
}

// The page of these tests may complain: that is what they are about.
base.describe('a visit fails when a demo', () => {
  for (const { faults, hasAxe = false } of VISITS) {
    base(faults.map(({ name }) => name).join(', '), async ({ page, baseURL }) => {
      for (const fault of faults) {
        await plantFault(page, fault);
      }
      const answers = askPage(await open(page, baseURL!, findDemo(DEMO)), { hasAxe });
      await expect(answers).rejects.toThrow(`data/${DEMO}.tsx`);
      for (const { message } of faults) {
        await expect.soft(answers).rejects.toThrow(message);
      }
    });
  }
});

base.describe('the report of a test that fails in all circumstances together names', () => {
  for (const [cause, place, message] of [
    ['the direction', '[dir="rtl"]', /^right to left: data/],
    ['the translation', '.demo-stage:has(font)', /^in a translated page: data/],
    ['the styling', '[data-styling$="-tailwind"]', /^with Tailwind.*: data/],
    ['that none is enough', '[dir="rtl"] .demo-stage:has(font)', /^only together: data/],
  ] as const) {
    base(cause, async ({ page, baseURL }) => {
      await page.addInitScript((selector) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`${selector} [role="row"] { color: red !important; }`);
        document.adoptedStyleSheets.push(sheet);
      }, place);
      const listed = findDemo(STYLED_DEMO);
      const visit = await open(page, baseURL!, listed);
      const circumstances = { direction: 'rtl', isTranslated: true, styling: 'tailwind' } as const;
      const answers = askTogether(visit, listed, circumstances);
      await expect(answers).rejects.toThrow(message);
      await expect(answers).rejects.toThrow(`data/${STYLED_DEMO}.tsx`);
    });
  }
});
