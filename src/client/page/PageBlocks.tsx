import { RawHtml } from '../components/RawHtml';
import { DemoFigure } from '../demo/DemoFigure';
import type { Block } from '../../shared/page';

function PageBlock({ block }: { block: Block }) {
  if (block.kind === 'html') {
    return <RawHtml className="prose" html={block.html} />;
  }
  return <DemoFigure demo={block.demo} />;
}

/** The content of a page, in reading order. */
export function PageBlocks({ blocks }: { blocks: Block[] }) {
  return blocks.map((block) => <PageBlock key={block.key} block={block} />);
}
