// Calls one MCP tool and prints its structured result; KOSHA_TOKEN holds the token.
// node call.mjs URL TOOL JSON; KOSHA_CHAOS_HEADER, if any, goes along; ends with 1 when the tool or the gateway says no
import { callTool } from './mcp.mjs';

const [url, name, text] = process.argv.slice(2);

function fail(what) {
  console.error(typeof what === 'string' ? what : JSON.stringify(what, null, 2));
  process.exit(1);
}

const arguments_ = (() => {
  try {
    return JSON.parse(text);
  } catch {
    return fail(`This is not JSON: ${text}`);
  }
})();
const { status, text: body, reply } = await callTool(url, process.env.KOSHA_TOKEN, name, arguments_, process.env.KOSHA_CHAOS_HEADER).catch(() =>
  fail(`Nobody answers at ${url}. Is the stack up? (./kosha up)`),
);
if (!reply) fail(`HTTP ${status}: ${body.slice(0, 500)}`);
if (reply.error) fail(reply.error);
const { isError, structuredContent, content } = reply.result;
if (isError) fail(structuredContent ?? content);
console.log(JSON.stringify(structuredContent ?? content, null, 2));
