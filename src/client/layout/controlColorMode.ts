import type { PageContext } from '../providers/page/PageContext';
import { getColorScheme, setColorMode } from '../theme/colorMode';

/** The controller of the button in the header that switches between light and dark mode. */
export function controlColorMode(
  button: HTMLElement,
  { t, announce }: Pick<PageContext, 't' | 'announce'>,
): void {
  button.addEventListener('click', () => {
    const mode = getColorScheme() === 'dark' ? 'light' : 'dark';
    // Read by the analytics, whose listener is on the document.
    button.dataset.gaEventAction = mode;
    setColorMode(mode);
    announce(t(`colorModes.${mode}`));
  });
}
