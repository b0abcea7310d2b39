// What waits for a person: lists it, shows one item, approves or rejects it; KOSHA_TOKEN holds an operator's token.
// node review.mjs GATEWAY list|show|approve|reject [ITEM] [--reason R] [--state S] [--kind K]; ends with 1 when the gateway says no
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';

function fail(what) {
  console.error(what);
  process.exit(1);
}

const { values, positionals } = (() => {
  const text = { type: 'string' };
  try {
    return parseArgs({ allowPositionals: true, options: { reason: text, state: text, kind: text } });
  } catch (odd) {
    return fail(odd.message);
  }
})();
const [gateway, action, item] = positionals;

async function ask(path, content) {
  const answer = await fetch(`${gateway}/ops/reviews${path}`, {
    method: content ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${process.env.KOSHA_TOKEN}`, 'content-type': 'application/json', 'idempotency-key': randomUUID(),
    },
    body: content && JSON.stringify(content),
  }).catch(() => fail(`Nobody answers at ${gateway}. Is the stack up? (./kosha up)`));
  const text = await answer.text();
  if (answer.ok) return JSON.parse(text);
  let said;
  try {
    said = JSON.parse(text).message;
  } catch {
    said = text.slice(0, 500);
  }
  return fail(`HTTP ${answer.status}: ${said}`);
}

const one = () => encodeURIComponent(item ?? fail('Which item? kosha review list names them'));
const reason = () => values.reason ?? fail('Say why: --reason "..."');

async function list() {
  let after;
  let found = 0;
  do {
    const query = new URLSearchParams({
      ...(values.state && { state: values.state }), ...(values.kind && { kind: values.kind }), ...(after && { after }),
    });
    const page = await ask(`?${query}`);
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
  show: async () => show(await ask(`/${one()}`)),
  approve: async () => show(await ask(`/${one()}/approval`, { reason: reason() })),
  reject: async () => show(await ask(`/${one()}/rejection`, { reason: reason() })),
};
await (actions[action] ?? (() => fail('review list|show|approve|reject ITEM --reason "..."')))();
