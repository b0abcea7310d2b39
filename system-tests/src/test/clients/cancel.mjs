// Calls a tool that hangs, gives it up after a second, and says so: node cancel.mjs modern|legacy|remote URL TOKEN TRACEPARENT
import { connect } from './connect.mjs';

const [, , kind, url, token, traceparent] = process.argv;
const client = await connect(kind, url, token, async () => ({ action: 'cancel' }));
const call = {
  name: 'search_transactions',
  arguments: { account_id: 'ACC-000000001' },
  _meta: { traceparent },
};
const options = { signal: AbortSignal.timeout(1000) };
const ended = await (kind === 'modern' ? client.callTool(call, options) : client.callTool(call, undefined, options)).then(
  () => 'answered',
  () => 'given up',
);
await new Promise(resolve => setTimeout(resolve, 500)); // a cancellation still has to go out
console.log(JSON.stringify({ ended }));
await client.close();
process.exit(0);
