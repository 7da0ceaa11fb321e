import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  captureEarlyInput,
  type EarlyInputCapture,
  type FindLive,
} from '../../../src/client/demo/captureEarlyInput';
import { replayInput } from '../../../src/client/demo/replayInput';
import { stubPointerEvents } from './stubPointerEvents';

/** The demo before and after it is live; `data-id` says which element is which. */
const DEMO = `
  <button data-id="button"><svg data-id="icon"><path data-id="line"></path></svg></button>
  <label><input data-id="checkbox" type="checkbox"></label>
  <input data-id="text">
  <a data-id="link" href="#order">Order</a>
  <div data-id="cell" tabindex="0"></div>`;

let stage: HTMLElement;
let live: HTMLElement;
let onInput: ReturnType<typeof vi.fn<() => void>>;
let early: EarlyInputCapture;

const findLive: FindLive = (target) => getLive(target.getAttribute('data-id')!);

function getEarly(id: string): HTMLElement {
  return stage.querySelector(`[data-id="${id}"]`)!;
}

function getLive(id: string): HTMLElement {
  return live.querySelector(`[data-id="${id}"]`)!;
}

/** A user's click on the demo that is not live. @returns whether the browser may go on with it */
function press(id: string, init: MouseEventInit = {}): boolean {
  return getEarly(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
}

/** A user's key on the demo that is not live. @returns whether the browser may go on with it */
function pressKey(id: string, key: string, init: KeyboardEventInit = {}): boolean {
  return getEarly(id).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
  );
}

/** Does everything again, and lets every task run. */
function replay(find = findLive): void {
  early.replay(find, replayInput);
  vi.runAllTimers();
}

/** Writes down what reaches the live demo: `'click button'`, `'keydown text a'`. */
function recordLive(...types: string[]): string[] {
  const events: string[] = [];
  for (const type of types) {
    live.addEventListener(type, (event) => {
      const { key } = event as KeyboardEvent;
      events.push([type, (event.target as Element).getAttribute('data-id'), key].filter(Boolean).join(' '));
    });
  }
  return events;
}

beforeEach(() => {
  vi.useFakeTimers();
  stage = document.createElement('div');
  live = document.createElement('div');
  stage.innerHTML = DEMO;
  live.innerHTML = DEMO;
  document.body.append(stage, live);
  onInput = vi.fn<() => void>();
  early = captureEarlyInput(stage, onInput);
  stubPointerEvents();
  // jsdom has none. Types into the focused field, as browsers do.
  document.execCommand = vi.fn<Document['execCommand']>((_command, _ui, text) => {
    const field = document.activeElement as HTMLInputElement;
    field.value += text;
    return field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text ?? null }));
  });
});

afterEach(() => {
  early.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('captureEarlyInput', () => {
  it.each([
    ['a press', () => press('button')],
    ['a key', () => pressKey('button', 'Enter')],
    [
      'a finger that comes down',
      () => getEarly('button').dispatchEvent(new Event('pointerdown', { bubbles: true })),
    ],
  ])('asks for the live demo at %s', (_, act) => {
    act();
    expect(onInput).toHaveBeenCalledOnce();
  });

  it('keeps presses and keys from the snapshot', () => {
    const onReach = vi.fn<() => void>();
    getEarly('link').addEventListener('click', onReach);
    getEarly('link').addEventListener('keydown', onReach);
    expect([press('link'), pressKey('link', 'Enter')]).toEqual([false, false]);
    expect(onReach).not.toHaveBeenCalled();
  });

  it.each(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape', 'F5'])('lets %s pass: it moves on', (key) => {
    expect(pressKey('button', key)).toBe(true);
    expect(onInput).not.toHaveBeenCalled();
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'])('lets shortcuts of the browser pass: %s', (modifier) => {
    expect(pressKey('text', 'c', { [modifier]: true })).toBe(true);
    expect(onInput).not.toHaveBeenCalled();
  });

  it('does everything again on the live demo, in order', () => {
    const events = recordLive('click', 'keydown');
    press('button');
    pressKey('cell', 'ArrowDown');
    press('checkbox');
    replay();
    expect(events).toEqual(['click button', 'keydown button ArrowDown', 'click checkbox']);
  });

  it('does a press as a pointer does it', () => {
    const events = recordLive('pointerdown', 'mousedown', 'focusin', 'pointerup', 'mouseup', 'click');
    press('button');
    replay();
    expect(events).toEqual(
      ['pointerdown', 'mousedown', 'focusin', 'pointerup', 'mouseup', 'click'].map(
        (type) => `${type} button`,
      ),
    );
  });

  it('presses where the user pressed', () => {
    const points: number[][] = [];
    live.addEventListener('click', ({ clientX, clientY }) => points.push([clientX, clientY]));
    press('cell', { clientX: 30, clientY: 40 });
    replay();
    expect(points).toEqual([[30, 40]]);
  });

  it('presses with the keys that the user held, and as often in a row', () => {
    const presses: object[] = [];
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
      live.addEventListener(type, (event) => {
        const { ctrlKey, shiftKey, altKey, metaKey, detail } = event as MouseEvent;
        presses.push({ type, ctrlKey, shiftKey, altKey, metaKey, detail });
      });
    }
    const held = { ctrlKey: true, shiftKey: true, altKey: false, metaKey: true };
    press('cell', { ...held, detail: 2 });
    replay();
    expect(presses).toEqual([
      { type: 'pointerdown', ...held, detail: 0 },
      { type: 'mousedown', ...held, detail: 2 },
      { type: 'pointerup', ...held, detail: 0 },
      { type: 'mouseup', ...held, detail: 2 },
      { type: 'click', ...held, detail: 2 },
    ]);
  });

  it('presses with the pointer that the user pressed with', () => {
    const pointers: unknown[] = [];
    live.addEventListener('pointerdown', (event) => pointers.push(event.pointerType, event.pressure));
    const pointer = { pointerType: 'pen', pressure: 0.4, isPrimary: true, bubbles: true };
    getEarly('cell').dispatchEvent(new PointerEvent('pointerdown', pointer));
    press('cell');
    press('cell');
    replay();
    expect(pointers).toEqual(['pen', 0.4, 'mouse', 0]);
  });

  it('clicks twice where the user did', () => {
    const events = recordLive('click', 'dblclick');
    press('cell', { detail: 1 });
    press('cell', { detail: 2 });
    getEarly('cell').dispatchEvent(new MouseEvent('dblclick', { bubbles: true, cancelable: true }));
    replay();
    expect(events).toEqual(['click cell', 'click cell', 'dblclick cell']);
  });

  it('sends a key with all that it had', () => {
    const keys: object[] = [];
    live.addEventListener('keydown', ({ key, code, shiftKey, repeat, location }) =>
      keys.push({ key, code, shiftKey, repeat, location }),
    );
    const init = { key: 'A', code: 'KeyA', shiftKey: true, repeat: true, location: 1 };
    pressKey('cell', 'A', init);
    replay();
    expect(keys).toEqual([init]);
  });

  it('types what a user types with AltGr, which is no shortcut', () => {
    press('text');
    pressKey('text', '@', { ctrlKey: true, altKey: true, modifierAltGraph: true });
    replay();
    expect((getLive('text') as HTMLInputElement).value).toBe('@');
  });

  it('presses the button when the user met the icon in it', () => {
    const onClick = vi.fn<() => void>();
    getLive('button').addEventListener('click', onClick);
    press('line');
    replay();
    expect(onClick).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(getLive('button'));
  });

  it('leaves the focus where it is when the demo keeps a press from moving it', () => {
    live.addEventListener('mousedown', (event) => event.preventDefault());
    press('button');
    replay();
    expect(document.activeElement).toBe(document.body);
  });

  it('types text into a field', () => {
    press('text');
    pressKey('text', 'h');
    pressKey('text', 'i');
    replay();
    expect((getLive('text') as HTMLInputElement).value).toBe('hi');
  });

  it('types nothing that the demo refuses', () => {
    live.addEventListener('keydown', (event) => event.preventDefault());
    press('text');
    pressKey('text', 'h');
    replay();
    expect((getLive('text') as HTMLInputElement).value).toBe('');
  });

  it.each(['Enter', ' '])('presses a button by the key %j', (key) => {
    const events = recordLive('click');
    pressKey('button', key);
    replay();
    expect(events).toEqual(['click button']);
  });

  it('presses no button by a key that the demo handles itself', () => {
    const events = recordLive('click');
    live.addEventListener('keydown', (event) => event.preventDefault());
    pressKey('button', 'Enter');
    replay();
    expect(events).toEqual([]);
  });

  it('sends a key to where an earlier one moved the focus', () => {
    const events = recordLive('keydown');
    getLive('cell').addEventListener('keydown', () => getLive('text').focus(), { once: true });
    pressKey('cell', 'Enter');
    pressKey('cell', 'a');
    replay();
    expect(events).toEqual(['keydown cell Enter', 'keydown text a']);
  });

  it('lifts each key after it was pressed', () => {
    const events = recordLive('keydown', 'keyup');
    pressKey('cell', 'a');
    replay();
    expect(events).toEqual(['keydown cell a', 'keyup cell a']);
  });

  it('passes over what the live demo does not have', () => {
    const events = recordLive('click');
    press('link');
    press('button');
    replay((target) => (target === getEarly('link') ? undefined : findLive(target)));
    expect(events).toEqual(['click button']);
  });

  it('lets the demo render what an input changed before the next one', () => {
    const events = recordLive('click');
    press('button');
    press('checkbox');
    early.replay(findLive, replayInput);
    expect(events).toEqual(['click button']);
    vi.runAllTimers();
    expect(events).toEqual(['click button', 'click checkbox']);
  });

  it('does no more once the demo has ended', () => {
    const events = recordLive('click');
    press('button');
    press('checkbox');
    early.replay(findLive, replayInput);
    early.stop();
    vi.runAllTimers();
    expect(events).toEqual(['click button']);
  });

  it('captures nothing that it does itself', () => {
    press('button');
    onInput.mockClear();
    // The live demo took over the elements of the snapshot.
    replay((target) => target);
    expect(onInput).not.toHaveBeenCalled();
  });

  it('captures nothing once it is stopped', () => {
    early.stop();
    expect([press('cell'), pressKey('cell', 'a')]).toEqual([true, true]);
    expect(onInput).not.toHaveBeenCalled();
  });
});
