import type { Block, CompiledPage } from '../../../shared/page/page';

/** The id of the details that a block begins. */
function findDetailsId({ details }: Block, previous: Block | undefined): string[] {
  return details === undefined || details === previous?.details ? [] : [details];
}

/** Ids of the elements of a page in reading order, those of demos last; one that is there twice is listed twice. */
export function listElementIds({ blocks }: Pick<CompiledPage, 'blocks'>): string[] {
  const ids = blocks.flatMap((block, index) => {
    const html = block.kind === 'html' ? block.html : '';
    const own = [...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]!);
    return [...findDetailsId(block, blocks[index - 1]), ...own];
  });
  const demos = blocks.flatMap((block) => (block.kind === 'demo' ? `${block.demo.name}.tsx` : []));
  return [...ids, ...demos];
}
