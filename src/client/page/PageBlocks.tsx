import { RawHtml } from '../components/RawHtml';
import { DemoFigure } from '../demo/DemoFigure';
import { findFirstUses, type FirstUse } from '../demo/firstUses';
import { PropPlaygroundFigure } from '../prop-playground/PropPlaygroundFigure';
import type { Block, CompiledDemo } from '../../shared/page';

interface FigureProps {
  demo: CompiledDemo;
  firstUses: ReadonlyMap<string, FirstUse>;
}

function Figure({ demo, firstUses }: FigureProps) {
  return demo.playground ? (
    <PropPlaygroundFigure demo={demo} playground={demo.playground} />
  ) : (
    <DemoFigure demo={demo} firstUses={firstUses} />
  );
}

/** The content of a page, in reading order. */
export function PageBlocks({ blocks }: { blocks: Block[] }) {
  const firstUses = findFirstUses(blocks.flatMap((block) => (block.kind === 'demo' ? [block.demo] : [])));
  return blocks.map((block) =>
    block.kind === 'demo' ? (
      <Figure key={block.key} demo={block.demo} firstUses={firstUses} />
    ) : (
      <RawHtml key={block.key} className="prose" html={block.html} />
    ),
  );
}
