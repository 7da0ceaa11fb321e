import type { Translate } from '../providers/language/LanguageProvider';
import { fillRepeatedCode } from './pageCode';
import { whenRestored } from '../platform/whenRestored';
import { copyText } from '../platform/copyText';
import { findHashTarget } from '../platform/findHashTarget';

/** How long a block of page text and the code of a demo say that they were copied, in ms. */
const COPIED_MS = 2000;
const DEMO_COPIED_MS = 1200;
const PACKAGE_MANAGER_KEY = 'packageManager';

/** The user's package manager; undefined when none was chosen or storage is out of reach. */
function readPackageManager(): string | undefined {
  try {
    return localStorage.getItem(PACKAGE_MANAGER_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

function storePackageManager(value: string): void {
  try {
    localStorage.setItem(PACKAGE_MANAGER_KEY, value);
  } catch {
    // The choice holds for this page.
  }
}

function showPackageManager(root: ParentNode, value: string): void {
  for (const input of root.querySelectorAll<HTMLInputElement>('.install input')) {
    input.checked ||= input.value === value;
  }
}

/** Gives names, in the user's language, to what the compiler could not name. */
function label(root: ParentNode, t: Translate): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-label]')) {
    element.setAttribute('aria-label', t(element.dataset.label!));
  }
  for (const button of root.querySelectorAll('[data-action="copy"]')) {
    button.setAttribute('aria-label', t('copy'));
  }
  const shortcut = /mac/i.test(navigator.platform) ? '⌘C' : 'Ctrl + C';
  for (const hint of root.querySelectorAll('.MuiCode-copyKeypress')) {
    hint.textContent = shortcut;
  }
}

/** Boxes that may scroll. The size of what is in closed details costs a layout for each; opening them asks again. */
const SCROLLERS = ':is(.table-scroll, .code pre):not(details:not([open]) *)';

/** Lets the keyboard scroll what is wider than its box. */
function markScrollers(root: ParentNode): void {
  const boxes = [...root.querySelectorAll<HTMLElement>(SCROLLERS)];
  // All sizes are read before anything is written: the browser lays the page out once, not once a box.
  const isWide = boxes.map((box) => box.scrollWidth > box.clientWidth);
  for (const [index, box] of boxes.entries()) {
    if (isWide[index]) {
      box.tabIndex = 0;
    } else {
      box.removeAttribute('tabindex');
    }
  }
}

/** Prepares code that came into the page later: its text, names, hints, boxes that scroll. */
export function prepareContent(root: ParentNode, t: Translate): void {
  fillRepeatedCode(root);
  markScrollers(root);
  label(root, t);
}

/** The text of a block; of a diff the new code, unless it only removes lines. */
function readCode(code: Element): string {
  const text = code.textContent;
  const newText = code.querySelector('.language-diff') && text.replace(/^-.*\n?|^[ +]/gm, '');
  return (newText || text).replace(/\n$/, '');
}

/**
 * Opens the details that have what the hash of the address names. Browsers do so for what is in the content of details;
 * the old ones among them do not, and none does for the id of an earlier heading, which is in the title.
 *
 * @returns whether the page has what the hash names
 */
function openTarget(): boolean {
  const target = findHashTarget(location.hash);
  const details = target?.closest<HTMLDetailsElement>('.details:not([open])');
  if (details) {
    details.open = true;
    target?.scrollIntoView();
  }
  return target !== null;
}

/**
 * The one controller of everything that moves inside prose and code: the HTML carries `data-action` and
 * `data-label`, and no listener of its own.
 *
 * @param announce tells screen readers
 */
export function controlContent(root: HTMLElement, t: Translate, announce: (text: string) => void): void {
  const followHash = async () => {
    if (!openTarget() && location.hash) {
      (await import('./offerTargets')).offerTargets(root, t, announce);
    }
  };
  // First, while the layout that the browser painted still holds.
  void followHash();
  prepareContent(root, t);
  const showChosenManager = () => {
    const manager = readPackageManager();
    if (manager) {
      showPackageManager(root, manager);
    }
  };
  showChosenManager();
  whenRestored(showChosenManager);

  const timers = new Map<HTMLElement, ReturnType<typeof setTimeout>>();
  const endConfirmation = (button: HTMLElement) => {
    delete button.dataset.copied;
    button.setAttribute('aria-label', t('copy'));
  };
  const confirm = (button: HTMLElement, duration: number) => {
    button.dataset.copied = 'true';
    button.setAttribute('aria-label', t('copied'));
    announce(t('copied'));
    clearTimeout(timers.get(button));
    timers.set(button, setTimeout(endConfirmation, duration, button));
  };
  const onClick = async (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-action="copy"]');
    const code = button?.closest('.MuiCode-root')?.querySelector('pre');
    const text = code && readCode(code);
    if (!button || !text) {
      return;
    }
    const isDemo = button.closest('.demo') !== null;
    // Page text says so at once and in any case, a demo when it worked.
    if (!isDemo) {
      confirm(button, COPIED_MS);
    }
    const isCopied = await copyText(text);
    if (isDemo && isCopied) {
      confirm(button, DEMO_COPIED_MS);
    }
  };
  const onChange = (event: Event) => {
    const input = event.target;
    if (input instanceof HTMLInputElement && input.closest('.install')) {
      storePackageManager(input.value);
      showPackageManager(root, input.value);
    }
    // Another tab may be wider than its box.
    markScrollers(root);
  };
  const onToggle = () => {
    fillRepeatedCode(root);
    markScrollers(root);
  };
  // `toggle` does not bubble, so it is caught on its way down.
  root.addEventListener('toggle', onToggle, { capture: true });
  root.addEventListener('click', onClick);
  root.addEventListener('change', onChange);
  addEventListener('resize', () => markScrollers(root));
  addEventListener('hashchange', followHash);
}
