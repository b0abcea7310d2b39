// What waits for a person: lists it, shows one item, approves or rejects it; KOSHA_TOKEN holds an operator's token.
// node review.mjs GATEWAY list|show|approve|reject [ITEM] [--reason R] [--state S] [--kind K]; ends with 1 when the gateway says no
import { randomUUID } from 'node:crypto';
import { ask, fail, words } from './operator.mjs';

const { values, positionals } = words('reason', 'state', 'kind');
const [gateway, action, item] = positionals;

const one = () => encodeURIComponent(item ?? fail('Which item? kosha review list names them'));
const reason = () => values.reason ?? fail('Say why: --reason "..."');

const decide = decision =>
  ask(gateway, `reviews/${one()}/${decision}`, {
    method: 'POST',
    headers: { 'idempotency-key': randomUUID() },
    body: { reason: reason() },
  });

async function list() {
  let after;
  let found = 0;
  do {
    const query = new URLSearchParams({
      ...(values.state && { state: values.state }), ...(values.kind && { kind: values.kind }), ...(after && { after }),
    });
    const page = await ask(gateway, `reviews?${query}`);
    page.items.forEach(line);
    found += page.items.length;
    after = page.next;
  } while (after);
  if (found === 0) console.log('Nothing waits.');
}

function line({ item_id: id, kind, state, created_at: at, reference, reason: why }) {
  console.log(`${id}  ${state}  ${kind}  ${at}  ${reference}  ${why}`);
}

function show(one) {
  line(one);
  console.log(`  asked for by ${one.requested_by || 'nobody'}, trace ${one.trace_id}`);
  one.facts.forEach(({ name, value }) => console.log(`  ${name}: ${value}`));
  if (one.state !== 'open') {
    const key = one.new_key ? ` under ${one.new_key}` : '';
    console.log(`  ${one.state}${key} by ${one.decided_by} at ${one.decided_at}: ${one.decision_reason}`);
  }
}

const actions = {
  list,
  show: async () => show(await ask(gateway, `reviews/${one()}`)),
  approve: async () => show(await decide('approval')),
  reject: async () => show(await decide('rejection')),
};
await (actions[action] ?? (() => fail('review list|show|approve|reject ITEM --reason "..."')))();
