import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../providers/language/LanguageProvider';
import type { CompiledDemo } from '../shared/page';
import { useLoadDemo } from './DemoContext';
import { startDemo } from './startDemo';

interface DemoStageProps {
  demo: CompiledDemo;
  /** Another number starts the demo again, from its static form. */
  attempt: number;
  isHidden: boolean;
  onCrash: (error: Error) => void;
}

/** The place of a demo: its static form first, the live demo in a root of its own later. */
export function DemoStage({ demo, attempt, isHidden, onCrash }: DemoStageProps) {
  const stageRef = useRef<HTMLDivElement>(null);
  const loadDemo = useLoadDemo();
  const { language } = useLanguage();
  const { name, pageId } = demo;
  const { mode } = demo.staticForm;
  // See RawHtml: the object must stay the same for as long as the component lives.
  const [markup] = useState({ __html: `<div class="demo-form">${demo.staticForm.html}</div>` });
  useEffect(
    () => startDemo({ stage: stageRef.current!, demo: { name, pageId, mode }, language, loadDemo, onCrash }),
    [name, pageId, mode, language, loadDemo, onCrash, attempt],
  );
  return (
    <div
      ref={stageRef}
      className="demo-stage"
      hidden={isHidden}
      style={{ minHeight: demo.height }}
      suppressHydrationWarning
      dangerouslySetInnerHTML={markup}
    />
  );
}
