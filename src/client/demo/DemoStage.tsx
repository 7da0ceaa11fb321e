import { useEffect, useRef, useState } from 'react';
import { useDocsConfig } from '../providers/docs/DocsProvider';
import { useLanguage } from '../providers/language/LanguageProvider';
import type { Styling } from '../../shared/codePreferences';
import { getDemoModuleName } from '../../shared/demoFragment';
import type { CompiledDemo } from '../../shared/page';
import { useLoadDemo } from './DemoContext';
import { startDemo } from './startDemo';

interface DemoStageProps {
  demo: CompiledDemo;
  styling: Styling;
  /** Another text starts the demo again, from its static form. */
  run: string;
  isHidden: boolean;
  onCrash: (error: Error) => void;
}

/** The place of a demo: its static form first, the live demo in a root of its own later. */
export function DemoStage({ demo, styling, run, isHidden, onCrash }: DemoStageProps) {
  const stageRef = useRef<HTMLDivElement>(null);
  const loadDemo = useLoadDemo();
  const { language } = useLanguage();
  const { loadLanguagePack } = useDocsConfig();
  const { name, pageId } = demo;
  const moduleName = getDemoModuleName(name, styling);
  // The static form is that of MUI System: another styling takes its place.
  const mode = styling === 'system' ? demo.staticForm.mode : 'replace';
  // See RawHtml: the object must stay the same for as long as the component lives.
  const [markup] = useState({ __html: `<div class="demo-form">${demo.staticForm.html}</div>` });
  useEffect(
    () =>
      startDemo({
        stage: stageRef.current!,
        demo: { name, moduleName, pageId, mode },
        language,
        loadDemo,
        loadLanguagePack,
        onCrash,
      }),
    [name, moduleName, pageId, mode, language, loadDemo, loadLanguagePack, onCrash, run],
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
