import { isDocsDomain } from '../../shared/paths/docsDomain';
import { createElement } from '../platform/createElement';
import type { PageContext } from '../providers/page/PageContext';
import { controlReportLink } from './controlReportLink';

/**
 * The controller of “Was this page helpful?”: thanks for an answer. Who says no can go on to a form for an issue that
 * names the page; so can all where nothing counts the answers.
 */
export function controlFeedback(place: HTMLElement, { t, announce }: PageContext): void {
  place.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) {
      return;
    }
    const isHelped = button.dataset.gaEventAction === 'yes';
    const thanks = createElement('span', { tabindex: '-1' }, t('feedback.thanks'));
    const report = document.querySelector<HTMLAnchorElement>('.report-link');
    const { activeElement } = document;
    if (report && !(isHelped && isDocsDomain(location.host))) {
      const link = createElement(
        'a',
        { href: report.href, rel: 'noopener' },
        t(isHelped ? 'feedback.praise' : 'feedback.describe'),
      );
      controlReportLink(link);
      place.replaceChildren(thanks, link);
    } else {
      place.replaceChildren(thanks);
    }
    // The button that had the focus is gone.
    if (activeElement === button) {
      thanks.focus({ preventScroll: true });
    }
    announce(t('feedback.thanks'));
  });
}
