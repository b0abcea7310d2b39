// Calls one MCP tool in the words of 2026-07-28 and prints its structured result; KOSHA_TOKEN holds the token.
// node call.mjs URL TOOL JSON; KOSHA_CHAOS_HEADER, if any, goes along; ends with 1 when the tool or the gateway says no
const [url, name, text] = process.argv.slice(2);
const VERSION = '2026-07-28';

function fail(what) {
  console.error(typeof what === 'string' ? what : JSON.stringify(what, null, 2));
  process.exit(1);
}

/** The last JSON-RPC message of an answer, be it JSON or a stream of events. */
function message(type, body) {
  if (!type?.startsWith('text/event-stream')) return JSON.parse(body);
  const data = body.split('\n').filter(line => line.startsWith('data:'));
  return JSON.parse(data.at(-1).slice('data:'.length));
}

const arguments_ = (() => {
  try {
    return JSON.parse(text);
  } catch {
    return fail(`This is not JSON: ${text}`);
  }
})();
const answer = await fetch(url, {
  method: 'POST',
  headers: {
    authorization: `Bearer ${process.env.KOSHA_TOKEN}`,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': VERSION,
    'mcp-method': 'tools/call',
    'mcp-name': name,
    ...(process.env.KOSHA_CHAOS_HEADER && { 'x-kosha-chaos': process.env.KOSHA_CHAOS_HEADER }),
  },
  body: JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: {
      name,
      arguments: arguments_,
      _meta: {
        'io.modelcontextprotocol/protocolVersion': VERSION,
        'io.modelcontextprotocol/clientCapabilities': {},
      },
    },
  }),
}).catch(() => fail(`Nobody answers at ${url}. Is the stack up? (./kosha up)`));

const body = await answer.text();
let reply;
try {
  reply = message(answer.headers.get('content-type'), body);
} catch {
  fail(`HTTP ${answer.status}: ${body.slice(0, 500)}`);
}
if (reply.error) fail(reply.error);
const { isError, structuredContent, content } = reply.result;
if (isError) fail(structuredContent ?? content);
console.log(JSON.stringify(structuredContent ?? content, null, 2));
