// The clients that people really use, each connected as an agent builder would: modern, legacy, or remote (mcp-remote
// as a bridge from stdio). ask answers the questions that the server puts to the person; without it none can be put.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export async function connect(kind, url, token, ask) {
  const who = { name: `kosha-system-test-${kind}`, version: '1' };
  const capabilities = ask ? { elicitation: {} } : {};
  const authorization = `Bearer ${token}`;
  const requestInit = { headers: { Authorization: authorization } };
  if (kind === 'modern') {
    const { Client, StreamableHTTPClientTransport } = await import('@modelcontextprotocol/client');
    const client = new Client(who, { capabilities, versionNegotiation: { mode: { pin: '2026-07-28' } } });
    if (ask) client.setRequestHandler('elicitation/create', ask);
    await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit }));
    return client;
  }
  const { Client } = await import('@modelcontextprotocol/sdk/client/index.js');
  const { ElicitRequestSchema } = await import('@modelcontextprotocol/sdk/types.js');
  const client = new Client(who, { capabilities });
  if (ask) client.setRequestHandler(ElicitRequestSchema, ask);
  await client.connect(await (kind === 'remote' ? bridge(url, authorization) : direct(url, requestInit)));
  return client;
}

async function direct(url, requestInit) {
  const { StreamableHTTPClientTransport } = await import('@modelcontextprotocol/sdk/client/streamableHttp.js');
  return new StreamableHTTPClientTransport(new URL(url), { requestInit });
}

async function bridge(url, authorization) {
  const { StdioClientTransport } = await import('@modelcontextprotocol/sdk/client/stdio.js');
  const home = join(process.env.KOSHA_NODE_HOME, 'node_modules', 'mcp-remote');
  const { bin } = createRequire(import.meta.url)(join(home, 'package.json'));
  return new StdioClientTransport({
    command: process.execPath,
    args: [join(home, bin['mcp-remote']), url, '--allow-http', '--silent', '--header', `Authorization:${authorization}`],
    env: { PATH: process.env.PATH, MCP_REMOTE_CONFIG_DIR: join(process.env.MCP_REMOTE_HOME ?? dirname(home), '.mcp-remote') },
    stderr: 'ignore',
  });
}
