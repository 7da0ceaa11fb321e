import { copyFile } from '../page/copyFile';
import type { PageContext } from '../providers/page/PageContext';

/** How long the button says that it copied, in ms. */
const COPIED_MS = 2000;

/** The controller of the button that copies the page as markdown. Where there is no clipboard, it opens the file. */
export function controlMarkdownExport(place: HTMLElement, { t, announce }: PageContext): void {
  const button = place.querySelector('button')!;
  const { href } = place.querySelector('a')!;
  let timer: ReturnType<typeof setTimeout> | undefined;
  button.addEventListener('click', async () => {
    if (!(await copyFile(href))) {
      location.assign(href);
      return;
    }
    button.dataset.copied = 'true';
    announce(t('copied'));
    clearTimeout(timer);
    timer = setTimeout(() => delete button.dataset.copied, COPIED_MS);
  });
}
