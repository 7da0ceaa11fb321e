import { DATE_LIBRARIES, DATE_LIBRARY_NAMES, type DateLibrary } from '../../shared/demo/dateLibraries';
import { createElement } from '../platform/createElement';
import {
  getCodePreferences,
  setCodePreferences,
  subscribeToCodePreferences,
} from '../providers/code/codePreferencesStore';
import type { PageContext } from '../providers/page/PageContext';
import { prepareContent } from '../content/contentController';

/** Lets users choose the library whose package a command installs, beside the package managers. */
function addChoice(tabs: Element, label: string): HTMLSelectElement {
  const options = DATE_LIBRARIES.map((value) =>
    createElement('option', { value }, DATE_LIBRARY_NAMES[value]),
  );
  const choice = createElement(
    'select',
    {
      class: 'code-choice',
      'aria-label': label,
    },
    ...options,
  );
  choice.addEventListener('change', () => setCodePreferences({ dateLibrary: choice.value as DateLibrary }));
  tabs.append(choice);
  return choice;
}

/** Shows the code of pages for a date library: its tabs, and its package in commands. */
function showDateLibrary(root: ParentNode, library: DateLibrary): void {
  for (const input of root.querySelectorAll<HTMLInputElement>('.date-libraries input')) {
    input.checked ||= input.value === library;
  }
  for (const name of root.querySelectorAll('.date-package')) {
    name.textContent = library;
  }
}

/**
 * The controller of code and commands that depend on the date library: what users choose anywhere on the page holds for all
 * of it.
 *
 * @param root the content of a page
 */
export function controlDateLibrary(root: HTMLElement, { t }: PageContext): void {
  const commands = [...root.querySelectorAll('.install:has(.date-package)')];
  const choices = commands.map((tabs) => addChoice(tabs, t('dateLibrary')));
  const show = () => {
    const { dateLibrary } = getCodePreferences();
    showDateLibrary(root, dateLibrary);
    // What was hidden may scroll.
    prepareContent(root, t);
    for (const choice of choices) {
      choice.value = dateLibrary;
    }
  };
  // Browsers restore the tabs of an earlier visit: what was chosen last, on any page, wins.
  show();
  subscribeToCodePreferences(show);
  root.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.closest('.date-libraries')) {
      setCodePreferences({ dateLibrary: target.value as DateLibrary });
    }
  });
}
