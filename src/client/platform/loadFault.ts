import type { Translate } from '../../shared/languages/translate';
import { createElement } from './createElement';
import { isRebuilt } from './isRebuilt';

/** What browsers say of a script that they could not load; a script that throws says something else. */
const UNLOADED = /\b(?:import(?:ed|ing)|loading)\b.*\bmodule\b/i;

/** Whether an import failed because the network or the host did not give the script. */
export function isLoadFault(error: unknown): boolean {
  return error instanceof TypeError && UNLOADED.test(error.message);
}

interface LoadFaultOptions {
  t: Translate;
  onRetry: () => void;
  /** Other ways on. */
  links?: readonly Node[];
}

/**
 * Makes a note about a part of the page that could not be loaded, with what the user can do: try again, or load the page
 * anew. Where the site was built again, whose scripts have other names, it says so, and trying again is no use. It needs
 * nothing that is not loaded.
 */
export function createLoadFault({ t, onRetry, links = [] }: LoadFaultOptions): HTMLElement {
  const retry = createElement('button', { type: 'button', class: 'button' }, t('loadFault.retry'));
  retry.addEventListener('click', onRetry);
  const reload = createElement('button', { type: 'button', class: 'button' }, t('loadFault.reload'));
  reload.addEventListener('click', () => location.reload());
  const text = createElement('p', {}, t('loadFault.text'));
  const sayRebuilt = async () => {
    if (await isRebuilt()) {
      text.textContent = t('loadFault.rebuilt');
      retry.remove();
    }
  };
  void sayRebuilt();
  return createElement(
    'div',
    { class: 'load-fault', role: 'status' },
    text,
    createElement('div', { class: 'load-fault-ways' }, retry, reload, ...links),
  );
}

/** Shows such a note above the page, about something that the user asked for. */
export function showLoadFault({ onRetry, ...options }: LoadFaultOptions): void {
  const dialog = createElement('dialog', {
    class: 'load-fault-dialog',
    'aria-label': options.t('loadFault.text'),
  });
  const note = createLoadFault({
    ...options,
    onRetry: () => {
      dialog.close();
      onRetry();
    },
  });
  dialog.append(note);
  // A press beside the note is one on the dialog itself.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  (document.querySelector('.site') ?? document.body).append(dialog);
  dialog.showModal();
}
