import type { LocalizedText } from '../languages/languages';

/**
 * What a component, hook or interface is for, in one sentence of Markdown that has no more than code in it.
 * English has 40 to 110 characters.
 */
export type SymbolSummary = LocalizedText;

/** The sentences of a product, by export name: `BarChart`, `Unstable_SankeyChart`. */
export type SymbolSummaries = Readonly<Record<string, SymbolSummary>>;
