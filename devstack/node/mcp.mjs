// One call of an MCP tool in the words of 2026-07-28.
const VERSION = '2026-07-28';

/** The last JSON-RPC message of an answer, be it JSON or a stream of events. */
function message(type, body) {
  if (!type?.startsWith('text/event-stream')) return JSON.parse(body);
  const data = body.split('\n').filter(line => line.startsWith('data:'));
  return JSON.parse(data.at(-1).slice('data:'.length));
}

/** What the gateway answers: HTTP's status and headers, the text as it came, and the JSON-RPC message in it if there is one. */
export async function callTool(url, token, name, args, chaos) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': VERSION,
      'mcp-method': 'tools/call',
      'mcp-name': name,
      ...(chaos && { 'x-kosha-chaos': chaos }),
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: {
        name,
        arguments: args,
        _meta: {
          'io.modelcontextprotocol/protocolVersion': VERSION,
          'io.modelcontextprotocol/clientCapabilities': {},
        },
      },
    }),
  });
  const text = await answer.text();
  let reply;
  try {
    reply = message(answer.headers.get('content-type'), text);
  } catch {
    reply = undefined;
  }
  return { status: answer.status, headers: answer.headers, text, reply };
}
