import { ICON_FONT_HREF } from '../../shared/paths/thirdParties';

/** Loads the icon font, for users who paste code that uses it; nothing waits for it. */
export function loadIconFont(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  // Fetched without haste for a medium that is not shown, applied when it has come.
  link.media = 'print';
  link.addEventListener('load', () => {
    link.media = 'all';
  });
  link.href = ICON_FONT_HREF;
  document.head.insertBefore(link, document.querySelector('#material-icon-font'));
}
