import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';

/**
 * Starts a server for coding agents in a process of its own.
 *
 * @param server path of its file
 * @returns the client of the protocol's authors; closing it ends the server
 */
export async function connectAgent(server: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [server] }));
  return client;
}
