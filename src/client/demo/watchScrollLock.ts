/** Marks the page while a dialog of a demo keeps it from scrolling, as Material UI does by a style of the body. */
export function watchScrollLock(): void {
  const { body, documentElement } = document;
  new MutationObserver(() => {
    documentElement.toggleAttribute('data-scroll-locked', body.style.overflow === 'hidden');
  }).observe(body, { attributeFilter: ['style'] });
}
