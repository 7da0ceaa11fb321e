import type { ReactNode } from 'react';
import { RawHtml } from '../components/RawHtml';
import { DemoFigure } from '../demo/DemoFigure';
import { findFirstUses, type FirstUse } from '../demo/firstUses';
import { PropPlaygroundFigure } from '../prop-playground/PropPlaygroundFigure';
import type { Block, CompiledDemo } from '../../shared/page/page';

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

interface DetailsProps {
  id: string;
  title: Block;
  children: ReactNode;
}

/** The id is that of the content: browsers open the details of what a hash leads to, and not those that it names. */
function Details({ id, title, children }: DetailsProps) {
  return (
    <details className="details">
      {title.kind === 'html' && <RawHtml key={title.key} as="summary" html={title.html} />}
      <div className="details-content" id={id}>
        {children}
      </div>
    </details>
  );
}

/** Blocks in a row that are in the same details, or in none. */
function groupBlocks(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (last && last[0]!.details === block.details) {
      last.push(block);
    } else {
      groups.push([block]);
    }
  }
  return groups;
}

/** The content of a page, in reading order. */
export function PageBlocks({ blocks }: { blocks: Block[] }) {
  const firstUses = findFirstUses(blocks.flatMap((block) => (block.kind === 'demo' ? [block.demo] : [])));
  const renderBlock = (block: Block) =>
    block.kind === 'demo' ? (
      <Figure key={block.key} demo={block.demo} firstUses={firstUses} />
    ) : (
      <RawHtml key={block.key} className="prose" html={block.html} />
    );
  return groupBlocks(blocks).map((group) => {
    const [title, ...content] = group;
    return title?.details === undefined ? (
      group.map(renderBlock)
    ) : (
      <Details key={title.details} id={title.details} title={title}>
        {content.map(renderBlock)}
      </Details>
    );
  });
}
