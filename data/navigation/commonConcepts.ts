import type { NavigationEntry } from '../../src/shared/navigation/navigation';

/** What all products have in common. */
export const commonConcepts: NavigationEntry = {
  pathname: '/x/common-features-group',
  title: 'Common concepts',
  children: [{ pathname: '/x/common-concepts/custom-components', title: 'Slots and subcomponents' }],
};
