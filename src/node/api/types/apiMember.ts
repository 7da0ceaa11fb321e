import type { Plan } from '../../../shared/products/plans';
import type { NameHistory } from '../../../shared/products/releases';
import type { ApiSignature, TypeText } from './typeText';

/** One row: a prop of a component, a member of an interface, a field of what a hook returns. */
export interface ApiMember {
  name: string;
  type: TypeText;
  isRequired?: true;
  /** As code or as a sentence: `false`, `4 on desktop, 3 on mobile`. */
  default?: string;
  /** True if the default is in the code only, not in the declaration. */
  isCodeDefault?: true;
  /** The lowest plan that has it, if the symbol as a whole is in a lower one or has a counterpart there. */
  plan?: Plan;
  /** Markdown that says what to use instead; empty where the package does not say. Absent for what is current. */
  deprecation?: string;
  /** Markdown. */
  description?: string;
  /** For functions. */
  signature?: ApiSignature;
  /** The interface that declares it: `ChartsContainerProps`. */
  declaredIn?: string;
  /** What the minor versions changed; absent for what is as it always was. */
  history?: NameHistory;
}

/** Props that come from a component of another package. */
export interface InheritedProps {
  /** `ButtonBase` */
  component: string;
  packageName: string;
  members: ApiMember[];
}

/** Attributes that are those of an element; no rows. */
export interface DomAttributes {
  /** `div`, `path`; `element` where the declaration leaves it open. */
  element: string;
  /** As in the declaration: `HTMLDivElement`. */
  interfaceName: string;
}
