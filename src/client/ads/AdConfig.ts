import type { Translate } from '../../shared/languages/translate';
import type { Language } from '../../shared/languages/languages';
import type { AdShape } from './AdRecord';

/** What every part of an advertisement needs to know. */
export interface AdConfig {
  language: Language;
  t: Translate;
  /** The layout of this page load. */
  shape: AdShape;
  /** Part of the displays that are reported; 0.1 unless configured. */
  displayRatio: number;
  /** Draws from [0, 1): tests bring their own. */
  random: () => number;
  /** Whether third parties may be requested. */
  isDocsDomain: boolean;
  userAgent: string;
}
