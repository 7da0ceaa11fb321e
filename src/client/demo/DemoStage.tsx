import { useState } from 'react';
import type { CompiledDemo } from '../../shared/page/page';

/** The place of a demo with its snapshot; `controlDemo` lets the live demo take over. */
export function DemoStage({ demo }: { demo: Pick<CompiledDemo, 'snapshot' | 'height'> }) {
  // See RawHtml: the object must stay the same for as long as the component lives.
  const [markup] = useState({ __html: `<div class="demo-snapshot">${demo.snapshot.html}</div>` });
  return (
    <div
      className="demo-stage"
      style={{ minHeight: demo.height }}
      suppressHydrationWarning
      dangerouslySetInnerHTML={markup}
    />
  );
}
