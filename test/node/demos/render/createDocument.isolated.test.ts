import { expect, test } from 'vitest';
import { createDocument } from '../../../../src/node/demos/render/createDocument';

const { createContainer, settle } = createDocument();

/** Draws markup in a document whose elements have sizes. @returns its first element */
function draw(html: string): HTMLElement {
  const container = createContainer();
  container.innerHTML = html;
  return container.firstElementChild as HTMLElement;
}

test('an element is as wide as its style says, else as what it is in', () => {
  expect(draw('<div style="width: 320px"></div>').offsetWidth).toBe(320);
  expect(draw('<div style="width: 320px"><p></p></div>').querySelector('p')!.offsetWidth).toBe(320);
  expect(draw('<div></div>').offsetWidth).toBe(draw('<section></section>').offsetWidth);
  expect(draw('<div></div>').offsetWidth).toBeGreaterThan(600);
});

test('what grows in a column is as high as the others leave it', () => {
  const column = draw(
    '<div style="height: 320px; display: flex; flex-direction: column; border: 1px solid">' +
      '<p style="min-height: 52px"></p><p style="height: 30px; position: absolute"></p>' +
      '<section style="flex: 1; display: flex; flex-direction: column"><article style="flex-grow: 1"></article>' +
      '<p style="min-height: 40px"></p></section></div>',
  );
  expect(column.offsetHeight).toBe(320);
  expect(column.querySelector('section')!.offsetHeight).toBe(266);
  expect(column.querySelector('article')!.offsetHeight).toBe(226);
});

test('a button is as wide as its padding, icon and words', () => {
  const icon = '<svg style="font-size: 1.25rem"></svg>';
  expect(draw(`<button style="padding: 8px">${icon}</button>`).offsetWidth).toBe(36);
  expect(draw(`<button style="min-width: 64px; padding: 8px">${icon}</button>`).offsetWidth).toBe(64);
  const short = draw('<button style="font-size: 14px">Save</button>').offsetWidth;
  const long = draw('<button style="font-size: 14px">Save all of it</button>').offsetWidth;
  expect(short).toBeGreaterThan(14);
  expect(long).toBeGreaterThan(short);
  expect(long).toBeLessThan(200);
});

test('a document settles when nothing has changed for 40 ms of its own time', async () => {
  const container = createContainer();
  const write = (text: string) => {
    container.textContent = text;
  };
  setTimeout(() => {
    write('soon');
    setTimeout(write, 39, 'after that');
  }, 39);
  setTimeout(write, 200, 'too late');
  await settle();
  expect(container.textContent).toBe('after that');
});

test('a document that never rests is taken after four seconds of its own time', async () => {
  const container = createContainer();
  let count = 0;
  const timer = setInterval(() => {
    count += 1;
    container.textContent = String(count);
  }, 10);
  await settle();
  clearInterval(timer);
  expect(count).toBe(400);
});
