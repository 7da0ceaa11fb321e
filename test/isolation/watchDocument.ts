import { LOAD_MARKS } from './describeProcess';

/** What lives as long as a page does, and is not removed with an element. */
const TARGETS = [globalThis, document, document.documentElement, document.body];

/** Objects to which tests add what jsdom does not have, such as `scrollIntoView`. */
const PLACES = [
  document,
  document.documentElement,
  document.body,
  navigator,
  Element.prototype,
  HTMLElement.prototype,
  HTMLDialogElement.prototype,
];

function removeAttributes(element: Element): void {
  for (const name of element.getAttributeNames()) {
    element.removeAttribute(name);
  }
}

/** Styles of packages stay: each package remembers which it has added. */
function clearDocument(): void {
  document.body.replaceChildren();
  document.head.replaceChildren(...document.head.querySelectorAll(':scope > style[data-emotion]'));
  removeAttributes(document.body);
  removeAttributes(document.documentElement);
}

function clearStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]!}=; path=/; max-age=0`;
  }
}

/** @returns gives the globals again what they are now; a page offers its theme in the console, for one */
function keepGlobals(): () => void {
  const list = () =>
    Object.getOwnPropertyNames(globalThis).filter((name) => !LOAD_MARKS.has(`globalThis.${name}`));
  const before = new Map<string, unknown>(list().map((name) => [name, Reflect.get(globalThis, name)]));
  const properties = Object.getOwnPropertyDescriptors(globalThis);
  return () => {
    for (const name of list()) {
      const hasChanged = () => !Object.is(before.get(name), Reflect.get(globalThis, name));
      if (!before.has(name)) {
        Reflect.deleteProperty(globalThis, name);
      } else if (hasChanged()) {
        Object.defineProperty(globalThis, name, Reflect.get(properties, name));
        // The environment keeps what is assigned to a global of the window.
        if (hasChanged()) {
          Reflect.set(globalThis, name, before.get(name));
        }
      }
    }
  };
}

/** @returns gives an object the properties again that it has now */
function keepProperties(place: object): () => void {
  const before = Object.getOwnPropertyDescriptors(place);
  return () => {
    for (const name of Reflect.ownKeys(place)) {
      if (!Object.hasOwn(before, name)) {
        Reflect.deleteProperty(place, name);
      }
    }
    Object.defineProperties(
      place,
      Object.fromEntries(Object.entries(before).filter(([, { configurable }]) => configurable)),
    );
  };
}

/** @returns takes the listeners away that are added from now on */
function keepListeners(target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>): () => void {
  const removals: (() => void)[] = [];
  const { addEventListener, removeEventListener } = target;
  target.addEventListener = (...args: Parameters<EventTarget['addEventListener']>) => {
    removals.push(() => removeEventListener.apply(target, args));
    addEventListener.apply(target, args);
  };
  return () => {
    target.addEventListener = addEventListener;
    for (const remove of removals) {
      remove();
    }
  };
}

/**
 * Notes what is there, and who begins to listen.
 *
 * @returns leaves the page as a new one is: empty, at its first address, with nothing stored, and nobody listens
 */
export function watchDocument(): () => void {
  const address = location.href;
  const restores = [keepGlobals(), ...PLACES.map(keepProperties), ...TARGETS.map(keepListeners)].toReversed();
  return () => {
    for (const restore of restores) {
      restore();
    }
    clearDocument();
    clearStorage();
    history.replaceState(null, '', address);
  };
}
