import type { Element } from 'hast';
import type { Plan } from '../../../shared/products/plans';

/** What a gallery shows of a section: its first demo, small, and the plan that this one needs. */
export interface SectionPicture {
  picture: Element;
  plan?: Plan;
  /** Rules that the picture needs, by emotion class name; absent for a drawing. */
  styles?: Record<string, string>;
}
