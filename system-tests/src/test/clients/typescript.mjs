// One of the clients against the gateway, as an agent builder would write it; prints what it saw as JSON.
// node typescript.mjs modern|legacy|remote URL TOKEN
import { connect } from './connect.mjs';

const [, , kind, url, token] = process.argv;
const client = await connect(kind, url, token);
const tools = (await client.listTools()).tools.map(tool => tool.name);
const call = (name, args) => client.callTool({ name, arguments: args });

const ids = [];
let cursor;
do {
  const page = await call('search_transactions', { account_id: 'ACC-000000001', limit: 40, ...(cursor && { cursor }) });
  ids.push(...page.structuredContent.items.map(item => item.txn_id));
  cursor = page.structuredContent.next_cursor;
} while (cursor);

const refused = await call('search_transactions', { account_id: 'ACC-000000001', colour: 'red' });
const profile = await call('get_customer_profile', { customer_id: 'CUS-00000001' });
console.log(
  JSON.stringify({
    server: client.getServerVersion()?.name,
    tools,
    ids,
    refused: { is_error: refused.isError, code: JSON.parse(refused.content[1].text).code, says: refused.content[0].text },
    pan: profile.structuredContent.pan,
  }),
);
await client.close();
process.exit(0);
