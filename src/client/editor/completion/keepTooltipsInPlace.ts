import { repositionTooltips, ViewPlugin } from '@codemirror/view';

/**
 * Keeps the list of suggestions and tooltips at the code while the page changes its height: the demo above runs what the user
 * types, and may become another size under an open list.
 */
export const keepTooltipsInPlace = ViewPlugin.define((view) => {
  const observer = new ResizeObserver(() => repositionTooltips(view));
  observer.observe(document.body);
  return { destroy: () => observer.disconnect() };
});
