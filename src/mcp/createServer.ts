import { McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { CODE_VARIANTS, STYLINGS } from '../shared/demo/codePreferences';
import { DATE_LIBRARIES } from '../shared/demo/dateLibraries';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../shared/languages/languages';
import { PRODUCT_FOLDERS } from '../shared/products/products';
import { SITE_ORIGIN } from '../shared/paths/site';
import { describeName } from './api';
import { checkNames } from './check';
import { readDemo } from './demo';
import { findBreakingChanges, FIRST_MAJOR, LAST_MAJOR } from './migrate';
import { readPage } from './readPage';
import { search } from './search';
import { getPageUrl, parsePageAddress, readMarkdown, ToolError, type Site } from './site';

/** A longer text is no question, no name and no address. */
const text = z.string().min(1).max(500);
const names = z.array(text).min(1).max(60);
const language = z.enum(LANGUAGES);
const page = text.describe('Address of a page: `/x/react-data-grid/sorting`; it may end with a hash');

/** Links to reference pages, whose names `api` looks up. */
const API_LINK = new RegExp(`\\[([^\\]]+)\\]\\(${SITE_ORIGIN}(?:/\\w+)?/x/api/[^)]*\\)`, 'g');

/** What a tool answers, or why it cannot. */
async function answer(call: Promise<string>): Promise<CallToolResult> {
  const toResult = (content: string) => [{ type: 'text' as const, text: content.replaceAll(API_LINK, '$1') }];
  return call.then(
    (content) => ({ content: toResult(content) }),
    (error: unknown) => {
      if (error instanceof ToolError) {
        return { content: toResult(error.message), isError: true };
      }
      throw error;
    },
  );
}

function addPages(server: McpServer, site: Site): void {
  const list = async () => {
    const { index } = await site.loadSearch(DEFAULT_LANGUAGE);
    return {
      resources: index.pages.map(({ pathname, title, description }) => ({
        uri: getPageUrl({ pathname }),
        name: title,
        description,
      })),
    };
  };
  server.registerResource(
    'page',
    new ResourceTemplate(`${SITE_ORIGIN}/{+path}`, { list }),
    { description: 'A page of the documentation', mimeType: 'text/markdown' },
    async ({ href }) => {
      const { pathname, language: own } = parsePageAddress(href);
      return {
        contents: [{ uri: href, mimeType: 'text/markdown', text: await readMarkdown(site, pathname, own) }],
      };
    },
  );
}

/**
 * Makes a server of the Model Context Protocol that answers from a built site.
 *
 * @param version of the documentation
 */
export function createServer(site: Site, version: string): McpServer {
  const server = new McpServer(
    { name: 'mui-x-docs', version },
    {
      instructions:
        'Documentation of MUI X 8: data grid, date and time pickers, charts, tree view. Ask `search` first, in words. ' +
        'Look up names with `api`, and let `check` confirm imports and props before you show code.',
    },
  );
  /** Adds a tool that reads files of the site, and nothing else. */
  const addTool = <Request>(
    name: string,
    description: string,
    inputSchema: z.ZodType<Request>,
    call: (request: Request) => Promise<string>,
  ) => {
    const annotations = { readOnlyHint: true, openWorldHint: false };
    server.registerTool(name, { description, inputSchema, annotations }, (request: Request) =>
      answer(call(request)),
    );
  };
  addTool(
    'search',
    'Finds the sections, props and demos that answer a question; the best with their text.',
    z.object({
      query: text.describe('A question, a task, a name or an error message'),
      language: language.default(DEFAULT_LANGUAGE),
    }),
    (request) => search(site, request.query, request.language),
  );
  addTool(
    'read_page',
    'A page as markdown, with the code of its demos. A long page comes as a list of its sections.',
    z.object({
      page,
      section: text.optional().describe('Title or id of a section'),
      whole: z.boolean().optional().describe('The whole page, whatever its length'),
      language: language.optional(),
    }),
    (request) => readPage(site, request),
  );
  addTool(
    'api',
    'Type, default, plan, version and deprecation of a component, hook, prop, slot, class, event, method or type.',
    z.object({ name: text.describe('`DataGrid`, `DataGrid.pageSizeOptions`, `rowClick`') }),
    (request) => describeName(site, request.name),
  );
  addTool(
    'demo',
    'All files of a demo, which runs as it stands, and the versions of the packages that it imports.',
    z.object({
      page,
      name: text.optional().describe('Name of the demo, where the address does not have it'),
      variant: z.enum(CODE_VARIANTS).default('TS'),
      styling: z.enum(STYLINGS).default('system'),
      dateLibrary: z.enum(DATE_LIBRARIES).default('dayjs'),
    }),
    (request) => readDemo(site, request),
  );
  addTool(
    'migrate',
    'The breaking changes between an earlier major version and 8 that touch the given names.',
    z.object({
      from: z
        .number()
        .int()
        .min(FIRST_MAJOR)
        .max(LAST_MAJOR)
        .describe('The major version that the code is written for'),
      names: names.describe('Components, props, classes or imports that the code uses'),
      product: z.enum(PRODUCT_FOLDERS).optional(),
    }),
    (request) => findBreakingChanges(site, request),
  );
  addTool(
    'check',
    'Which imports and props do not exist in version 8, with the nearest real name.',
    z.object({
      imports: z
        .array(z.object({ from: text, names }))
        .max(30)
        .default([]),
      props: z
        .array(z.object({ of: text.describe('Component or interface'), names }))
        .max(30)
        .default([]),
    }),
    (request) => checkNames(site, request),
  );
  addPages(server, site);
  return server;
}
