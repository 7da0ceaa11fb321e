import type { PageContext } from '../providers/page/PageContext';

/** Names of props and members that lead to their rows. */
const NAMES = 'a[href*="/api/"][href*="-prop-"]';

/** How long a pointer or the focus rests on a name before anything is loaded, in ms. */
const REST = 300;

/**
 * Shows what is known of a prop beside its name once a pointer or the focus of the keyboard rests on it. A finger cannot
 * rest: its tap follows the link.
 */
export function listenForRest(content: HTMLElement, page: Pick<PageContext, 't'>): void {
  let timer: ReturnType<typeof setTimeout>;
  const follow = ({ target, pointerType }: Partial<PointerEvent>) => {
    clearTimeout(timer);
    const link = (target as Element).closest<HTMLAnchorElement>(NAMES);
    if (link && (pointerType ? pointerType !== 'touch' : link.matches(':focus-visible'))) {
      timer = setTimeout(async () => (await import('./showPropCard')).showPropCard(link, page), REST);
    }
  };
  content.addEventListener('pointerover', follow);
  content.addEventListener('focusin', follow as (event: Event) => void);
}
