import type { ReactNode } from 'react';
import type { DemoFile } from '../../shared/page/page';

/** What is shown instead of the source that the page came with. */
export interface OtherSource {
  /** Absent while the page's own source is shown. */
  files?: DemoFile[];
  /** What is to be said about the source. */
  note?: ReactNode;
}
