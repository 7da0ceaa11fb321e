import type { NavigationEntry } from '../../../shared/navigation/navigation';
import type { Plan } from '../../../shared/products/plans';
import { escapeHtml } from '../../../shared/escapeHtml';

/** In the order in which they are rendered. */
const CHIPS = ['newFeature', 'planned', 'unstable'] as const;

/** Texts of the marks, in the user's language. */
export interface MenuLabels {
  plans: Record<Plan, string>;
  marks: Record<(typeof CHIPS)[number], string>;
}

/**
 * The marks of an entry as HTML: the plan first, then the chips; several may show at once.
 * Each has a space before it, so that it is a word of its own to those who hear or copy the line.
 */
export function renderMarks(entry: NavigationEntry, labels: MenuLabels): string {
  const { plan } = entry;
  const icon = plan
    ? ` <span class="plan-${plan}" role="img" title="${escapeHtml(labels.plans[plan])}"></span>`
    : '';
  const chips = CHIPS.filter((mark) => entry[mark]).map(
    (mark) => ` <span class="menu-chip">${escapeHtml(labels.marks[mark])}</span>`,
  );
  return icon + chips.join('');
}
