import type { NavigationEntry } from '../../../shared/navigation/navigation';
import type { Plan } from '../../../shared/products/plans';
import { escapeHtml } from '../../../shared/escapeHtml';

/** In the order in which they are rendered. */
const CHIPS = ['newFeature', 'planned', 'unstable'] as const;

/** Texts of the marks, in the user's language. */
export interface MenuLabels {
  plans: Record<Plan, { name: string; title: string }>;
  marks: Record<(typeof CHIPS)[number], string>;
}

/**
 * The marks of an entry as HTML: the plan first, then the chips; several may show at once.
 * Each has a space before it, so that it is a word of its own to those who hear or copy the line.
 */
export function renderMarks(entry: NavigationEntry, labels: MenuLabels): string {
  const { plan } = entry;
  const { name = '', title = '' } = plan ? labels.plans[plan] : {};
  const mark = plan
    ? ` <span class="plan-${plan}" title="${escapeHtml(title)}">${escapeHtml(name)}</span>`
    : '';
  const chips = CHIPS.filter((chip) => entry[chip]).map(
    (chip) => ` <span class="menu-chip">${escapeHtml(labels.marks[chip])}</span>`,
  );
  return mark + chips.join('');
}
