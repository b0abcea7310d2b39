// Takes a running stack through each outage, shows what a client sees, and compares it with what the design promises.
// node drill.mjs KOSHA MCP_URL GATEWAY_URL [PART]; KOSHA_TOKENS holds lines "role token". Ends with 1 on any difference.
import { spawn } from 'node:child_process';
import { ROWS } from './drill-rows.mjs';
import { callTool } from './mcp.mjs';

const [kosha, url, gateway, only] = process.argv.slice(2);
const tokens = Object.fromEntries(process.env.KOSHA_TOKENS.trim().split('\n').map(line => line.split(' ')));
const LONGEST_CALL = 20_000;
const seen = [];

const pause = ms => new Promise(done => setTimeout(done, ms));

/** The script's own commands: what they print, if they succeed. */
function run(...args) {
  return new Promise((done, fail) => {
    const child = spawn(kosha, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let out = '';
    child.stdout.on('data', data => (out += data));
    child.on('error', fail);
    child.on('exit', code => (code === 0 ? done(out) : fail(new Error(`./kosha ${args.join(' ')} ended with ${code}`))));
  });
}

/** One call as a client with manners makes it: told to wait, it waits. */
async function tool(role, name, args) {
  for (;;) {
    const begun = performance.now();
    const { status, headers, text, reply } = await callTool(url, tokens[role], name, args);
    const ms = Math.round(performance.now() - begun);
    if (status === 429) {
      await pause(1000 * Number(headers.get('retry-after') ?? 1));
      continue;
    }
    const result = reply?.result;
    if (result && !result.isError) return { ok: true, ms, result: result.structuredContent };
    const problem = result?._meta?.['kosha/error'] ?? reply?.error?.data ?? {};
    const told = problem.code
      ? [problem.code, problem.dependency && `(${problem.dependency})`, problem.retry_after_s && `retry_after_s ${problem.retry_after_s}`]
          .filter(Boolean)
          .join(' ')
      : `HTTP ${status}: ${text.slice(0, 100)}`;
    return { ok: false, ms, code: problem.code, problem, told };
  }
}

/** The sum of the gateway's series of that metric which carry the label; none is 0. */
async function counted(metric, label) {
  const text = await (await fetch(`${gateway}/metrics`)).text();
  return text
    .split('\n')
    .filter(line => line.startsWith(`${metric}{`) && line.includes(label))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
}

const client = role => ({
  tool: (name, args) => tool(role, name, args),
  counted,
  unsent: async group =>
    Number(
      await run('psql', '-tAc', `SELECT count(*) FROM ops.outbox WHERE group_key = '${group}' AND sent_at IS NULL`),
    ),
});

/** Looks once, or again and again while there is patience and it does not hold yet. */
async function look(check) {
  const end = performance.now() + (check.patience ?? 0);
  for (;;) {
    const answer = await Promise.race([
      check.call(client(check.as)).catch(odd => ({ ok: false, told: odd.message })),
      pause(LONGEST_CALL).then(() => ({ ok: false, told: `nothing within ${LONGEST_CALL / 1000} s` })),
    ]);
    if (check.holds(answer) || performance.now() > end) return answer;
    await pause(1000);
  }
}

async function prove(down, checks) {
  for (const check of checks) {
    const answer = await look(check);
    const row = { down, does: check.does, expected: check.expected, observed: check.tells(answer), as: check.holds(answer) };
    seen.push(row);
    console.log(`    ${row.as ? 'ok ' : 'NOT'} ${row.does}: ${row.observed}`);
  }
}

function table() {
  const heads = { down: 'without', does: 'a client calls', expected: 'expected', observed: 'observed' };
  const width = Object.fromEntries(
    Object.keys(heads).map(key => [key, Math.max(heads[key].length, ...seen.map(row => String(row[key]).length))]),
  );
  const line = row => `${Object.keys(heads).map(key => String(row[key]).padEnd(width[key])).join('  ')}  ${row.mark}`;
  console.log(`\n${line({ ...heads, mark: '' })}`);
  seen.forEach(row => console.log(line({ ...row, mark: row.as ? 'as expected' : 'NOT AS EXPECTED' })));
}

const rows = only ? ROWS.filter(row => row.down === only) : ROWS;
if (rows.length === 0) {
  console.error(`There is no drill without '${only}': ${ROWS.map(row => row.down).join(', ')}`);
  process.exit(1);
}
const begun = performance.now();
for (const { down, during, after } of rows) {
  console.log(`\n  ${down} stops`);
  await run('stop', down);
  await prove(down, during);
  console.log(`  ${down} starts`);
  await run('start', down);
  await prove(`${down}, back`, after);
}
table();
const wrong = seen.filter(row => !row.as).length;
console.log(`\n${seen.length - wrong} of ${seen.length} as expected, after ${Math.round((performance.now() - begun) / 1000)} s.`);
process.exit(wrong === 0 ? 0 : 1);
