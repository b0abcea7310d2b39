// Raises a dispute with each of the clients, and prints what the person was asked and what came back, as JSON.
// node write.mjs modern|legacy|remote URL TOKEN TXN KEY agree|decline|cancel|confirm
import { connect } from './connect.mjs';

const [, , kind, url, token, txn_id, idempotency_key, will] = process.argv;
const ANSWERS = {
  agree: { action: 'accept', content: { agree: true } },
  decline: { action: 'decline' },
  cancel: { action: 'cancel' },
};
const asked = [];
const ask = async request => {
  asked.push(request.params.message);
  return ANSWERS[will];
};

const client = await connect(kind, url, token, will === 'confirm' ? undefined : ask);
const order = { txn_id, reason_code: 'duplicate', narrative: 'It was taken twice.', idempotency_key };
const result = await client.callTool({
  name: 'raise_dispute',
  arguments: will === 'confirm' ? { ...order, confirm: true } : order,
});
console.log(
  JSON.stringify({
    asked,
    is_error: result.isError ?? false,
    code: result.isError ? JSON.parse(result.content[1].text).code : undefined,
    dispute_id: result.structuredContent?.dispute_id,
  }),
);
await client.close();
process.exit(0);
