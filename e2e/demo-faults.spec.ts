import { expect, test as base } from '@playwright/test';
import { listDemos } from '../src/build/health/listDemos';
import { PROJECT } from './demos/project';
import { proveLook } from './demos/proveLook';
import { expectQuiet } from './support/test';

/** Small, and alive within a moment. */
const DEMO = 'tree-view/quickstart/CategoryIcons';

/** What goes wrong in a demo, done to its place as soon as it is alive, and what the proof says then. */
const FAULTS_OF_LIVE_DEMO: { name: string; plant: (stage: HTMLElement) => void; message: RegExp }[] = [
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
];

const [listed] = (await listDemos(PROJECT)).filter(({ key }) => key === DEMO);

// The page of these tests may complain: that is what they are about.
base.describe('the proof of a demo fails when the demo', () => {
  for (const { name, plant, message } of FAULTS_OF_LIVE_DEMO) {
    base(name, async ({ page, baseURL }) => {
      await page.addInitScript(`
        new MutationObserver((_, observer) => {
          const stage = document.querySelector('[id="${listed!.demo.name}.tsx"] .demo-stage[data-live]');
          if (stage) {
            observer.disconnect();
            (${plant.toString()})(stage);
          }
        }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-live'] });
      `);
      const prove = () => proveLook(page, listed!);
      await expect(expectQuiet(page, prove, baseURL!)).rejects.toThrow(message);
    });
  }

  base('has a static form that shows nothing', async ({ page, baseURL }) => {
    await page.addInitScript(`
      new MutationObserver((_, observer) => {
        const tree = document.querySelector('[id="${listed!.demo.name}.tsx"] .demo-stage [role=tree]');
        if (tree) {
          tree.style.opacity = 0;
        }
      }).observe(document, { subtree: true, childList: true });
    `);
    const prove = () => proveLook(page, listed!);
    await expect(expectQuiet(page, prove, baseURL!)).rejects.toThrow(/the static form is blank/);
  });
});
