/** `node mcp.mjs`: answers coding agents from the files of the site beside it, over standard input and output. */
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createServer } from './createServer';
import { openSite } from './site';

/** The version of the documentation; the bundler fills it in. */
declare const DOCS_VERSION: string;

const server = createServer(openSite(import.meta.dirname), DOCS_VERSION);
await server.connect(new StdioServerTransport());
