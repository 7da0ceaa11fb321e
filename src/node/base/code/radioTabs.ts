import type { Element } from 'hast';

/** One of several variants of code. */
interface CodeTab {
  /** What the browser stores when the user chooses it. */
  value: string;
  label: string;
  code: Element;
}

interface RadioTabsOptions {
  tabs: readonly CodeTab[];
  /** Name of the radio buttons, unique on the page. */
  group: string;
  /** What the page's controller finds them by. */
  className: string;
  /** Key of the text that names the group. */
  labelKey: 'packageManager' | 'dateLibrary';
}

function createElement(
  tagName: string,
  properties: Element['properties'],
  children: Element['children'],
): Element {
  return { type: 'element', tagName, properties, children };
}

/**
 * Code in several variants; the first is shown unless the user chose another. Radio buttons: they work without
 * JavaScript, and by arrow keys.
 */
export function createRadioTabs({ tabs, group, className, labelKey }: RadioTabsOptions): Element {
  const children = tabs.flatMap(({ value, label, code }, index) => {
    const input = createElement('input', { type: 'radio', name: group, value, checked: index === 0 }, []);
    return [createElement('label', {}, [input, { type: 'text', value: label }]), code];
  });
  const properties = { className: ['tabs', className], role: 'radiogroup', 'data-label': labelKey };
  return createElement('div', properties, children);
}
