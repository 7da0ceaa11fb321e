import { createContext, useContext } from 'react';
import type { DemoLink } from '../../demos/usage/usageIndex';

/** What the views of one API page, or of the tables of a guide, share. */
export interface ApiView {
  /** Kebab-case name of the page, the first part of the ids of its rows: `data-grid`. */
  slug: string;
  /** The newest minor version of the packages: `8.29`. */
  newestMinor?: string;
  /** Where a type is defined: on the page itself, when it unfolds there. */
  getTypeHref: (id: string) => string | undefined;
  /** HTML of a description. */
  renderDoc: (markdown: string) => string;
  /** The address of a page in the language that is rendered, when it exists. */
  getHref: (pathname: string) => string | undefined;
  /** Highlighted code, made before the page is rendered. */
  getCode: (code: string) => string;
  /** Demos that use a symbol of the page. */
  getDemos: (kind: 'prop' | 'slot' | 'class', name: string, declaredIn?: string) => DemoLink[];
}

const ApiViewContext = createContext<ApiView | undefined>(undefined);

export const ApiViewProvider = ApiViewContext;

/** @throws outside of an API page */
export function useApiView(): ApiView {
  const view = useContext(ApiViewContext);
  if (!view) {
    throw new Error('A view of the API stands outside of `ApiViewProvider`.');
  }
  return view;
}
