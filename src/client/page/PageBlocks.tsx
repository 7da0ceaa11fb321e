import { RawHtml } from '../components/RawHtml';
import { DemoFigure } from '../demo/DemoFigure';
import { findFirstUses } from '../demo/firstUses';
import type { Block } from '../../shared/page';

/** The content of a page, in reading order. */
export function PageBlocks({ blocks }: { blocks: Block[] }) {
  const firstUses = findFirstUses(blocks.flatMap((block) => (block.kind === 'demo' ? [block.demo] : [])));
  return blocks.map((block) =>
    block.kind === 'demo' ? (
      <DemoFigure key={block.key} demo={block.demo} firstUses={firstUses} />
    ) : (
      <RawHtml key={block.key} className="prose" html={block.html} />
    ),
  );
}
