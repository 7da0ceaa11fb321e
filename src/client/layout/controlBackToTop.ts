import type { PageContext } from '../providers/page/PageContext';

/** So many views further down the button is of use. */
const VIEWS = 2;

/** The button as analytics know it; it does nothing without a script, so no page carries it. */
function createButton(label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'back-to-top';
  button.setAttribute('aria-label', label);
  button.dataset.gaEventCategory = 'docs';
  button.dataset.gaEventAction = 'click-back-to-top';
  button.innerHTML = '<span class="icon icon-chevron"></span>';
  return button;
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
