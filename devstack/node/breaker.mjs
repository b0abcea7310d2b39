// Forces a dependency's breakers open, takes that back, or shows how they stand; KOSHA_TOKEN holds an operator's token.
// node breaker.mjs GATEWAY force|clear|show [DEPENDENCY] [--reason R] [--for 90s|15m|2h]; ends with 1 when the gateway says no
import { ask, fail, words } from './operator.mjs';

const SECONDS = { s: 1, m: 60, h: 3600 };

const { values, positionals } = words('reason', 'for');
const [gateway, action, dependency] = positionals;

/** When a span of time from now ends. */
function end(span) {
  const [, count, unit] = span.match(/^(\d+)([smh])$/) ?? fail(`--for takes 90s, 15m or 2h, not ${span}`);
  return new Date(Date.now() + count * SECONDS[unit] * 1000).toISOString();
}

function body() {
  if (!dependency) fail('Which dependency? core-api, screening-sim, openai or sqs');
  if (!values.reason) fail('Say why: --reason "..."');
  return { reason: values.reason, ...(values.for && { expires_at: end(values.for) }) };
}

const change = method => ask(gateway, `breakers/${encodeURIComponent(dependency)}`, { method, body: body() });

function show({ dependency: name, override, stacks }) {
  const states = stacks.map(s => `${s.stack} ${s.state}${s.retry_after_s ? ` (again in ${s.retry_after_s} s)` : ''}`);
  console.log(`${name}: ${states.join(', ') || 'its stack is not in this gateway'}`);
  if (override) {
    const until = override.expires_at ? ` until ${override.expires_at}` : '';
    console.log(`  ${override.forced_open ? `forced open${until}` : 'cleared'} by ${override.set_by} at ${override.set_at}: ${override.reason}`);
  }
}

const actions = {
  force: async () => [await change('PUT')],
  clear: async () => [await change('DELETE')],
  show: async () => (await ask(gateway, 'breakers')).breakers.filter(({ dependency: name }) => !dependency || name === dependency),
};
const shown = await (actions[action] ?? (() => fail('breaker force|clear|show DEPENDENCY --reason "..."')))();
if (shown.length === 0) fail(`There is no dependency ${dependency}`);
shown.forEach(show);
if (action !== 'show') console.log('Every server follows within 6 s.');
