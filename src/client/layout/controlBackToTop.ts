import { createElement } from '../platform/createElement';
import type { PageContext } from '../providers/page/PageContext';

/** So many views further down the button is of use. */
const VIEWS = 2;

/** The button as analytics know it; it does nothing without a script, so no page carries it. */
function createButton(label: string): HTMLButtonElement {
  return createElement(
    'button',
    {
      type: 'button',
      class: 'back-to-top',
      'aria-label': label,
      'data-ga-event-category': 'docs',
      'data-ga-event-action': 'click-back-to-top',
    },
    createElement('span', { class: 'icon icon-chevron' }),
  );
}

/** Adds “Back to top” behind the content: shown far below the title, it leads screen and focus to the content. */
export function controlBackToTop(content: HTMLElement, { t }: Pick<PageContext, 't'>): void {
  const button = createButton(t('backToTop'));
  const show = () => button.toggleAttribute('data-shown', scrollY > innerHeight * VIEWS);
  addEventListener('scroll', show, { passive: true });
  show();
  button.addEventListener('click', () => {
    scrollTo({ top: 0 });
    content.focus({ preventScroll: true });
  });
  content.after(button);
}
