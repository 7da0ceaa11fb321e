import type { Handle } from 'hast-util-to-mdast';
import type { Nodes, Parents } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import type { Language } from '../../../shared/languages/languages';
import type { Translate } from '../../../shared/languages/translate';
import type { Block } from '../../../shared/page/page';
import type { ShownDemo } from '../../demos/code/shownDemo';
import type { DemoSource } from '../../demos/demoSource';
import type { DemoApiLink } from '../../demos/usage/findDemoApi';
import type { RenderDoc } from '../api-pages/createRenderDoc';
import type { RenderApiTable } from '../api-pages/createTableRenderer';
import type { CompileContext } from '../markdown/compileContext';
import type { PageSource } from '../markdown/loadPage';
import type { RenderWidget } from '../widgets/createWidget';

interface NodeOfType {
  /** `:name[…]` */
  textDirective: TextDirective;
  /** `::name{…}` */
  leafDirective: LeafDirective;
  /** `:::name … :::` */
  containerDirective: ContainerDirective;
}

/** The kinds of remark-directive nodes. */
type DirectiveType = keyof NodeOfType;

export type DirectiveNode = NodeOfType[DirectiveType];

export function isDirective(node: Nodes): node is DirectiveNode {
  return node.type === 'textDirective' || node.type === 'leafDirective' || node.type === 'containerDirective';
}

/** Where a directive stands in the tree of a page. */
export interface Place<Node = DirectiveNode> {
  node: Node;
  index: number;
  parent: Parents;
  /** Whether it is in a heading or in a link, and cannot be a link itself. */
  isLinked: boolean;
}

/** A directive that becomes a block of its own, as it was found in the page. */
export interface BlockDirective {
  name: string;
  attributes: Record<string, string>;
  line: number;
}

/** What blocks are made from. */
export interface BlockOptions {
  source: PageSource;
  demos: DemoSource[];
  /** By demo key. */
  rendered: ReadonlyMap<string, ShownDemo>;
  /** What a demo uses of the API. */
  getDemoApi: (demo: DemoSource) => readonly DemoApiLink[];
  /** Draws parts of API tables: `::props{…}`, `::events{}`. */
  renderApiTable: RenderApiTable;
  /** Renders the comments of the packages. */
  renderDoc: RenderDoc;
  /** By the widget's name. */
  widgets: ReadonlyMap<string, RenderWidget>;
}

/** All that the site knows of a directive. */
export interface Directive<Type extends DirectiveType = DirectiveType> {
  type: Type;
  /** How it is written, for error messages. */
  example: string;
  /** Allowed attributes; `required` ones must be there. One with a few values has these, each with what it is for. */
  attributes?: Record<string, 'required' | 'optional' | Record<string, string>>;
  /** What its `src` names, of those that show a module beside the page. */
  shows?: 'demo' | 'playground';
  /** Whether it is a mark beside a text and no part of it: headings keep their ids when it comes or goes. */
  isMark?: true;
  /**
   * Whether it is rendered before links lead to pages in the language of the user, as it reads the addresses that were
   * written.
   */
  readsLinks?: true;
  /** Changes or replaces all its nodes in the tree of a page, and reports what is wrong with them. */
  render?(places: Place<NodeOfType[Type]>[], context: CompileContext): void | Promise<void>;
  /** Makes its block; without one there is nothing in its place. A directive with blocks stands on a line of its own. */
  createBlock?(
    directive: BlockDirective,
    context: CompileContext,
    options: BlockOptions,
  ): Block | undefined | Promise<Block | undefined>;
  /** What a page gets through it besides what is in its text: an input of the page's cache. */
  listInputs?(
    node: NodeOfType[Type],
    language: Language,
    context: Pick<BlockOptions, 'widgets'> & Partial<Pick<CompileContext, 'getPicture'>>,
  ): string[];
  /** The command that it tells users to run; checked like one in a fence. */
  getCommand?(attributes: Record<string, string>): string;
  /** Turns its elements in the HTML of a page into markdown, by class. */
  toMarkdown?(t: Translate): Record<string, Handle>;
}
