import type { CompiledPage } from '../../shared/page';

/** Ids of the elements of a page in reading order, those of demos last; one that is there twice is listed twice. */
export function listElementIds({ blocks }: Pick<CompiledPage, 'blocks'>): string[] {
  const html = blocks.map((block) => (block.kind === 'html' ? block.html : '')).join('');
  const demos = blocks.flatMap((block) => (block.kind === 'demo' ? `${block.demo.name}.tsx` : []));
  return [...[...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]!), ...demos];
}
