// What the operators' commands share: how they are told, how they ask the gateway, and how they give up.
import { parseArgs } from 'node:util';

/** Says why, and ends with 1. */
export function fail(why) {
  console.error(why);
  process.exit(1);
}

/** What was given on the command line: the options of those names, and all else in its order. */
export function words(...names) {
  try {
    return parseArgs({ allowPositionals: true, options: Object.fromEntries(names.map(name => [name, { type: 'string' }])) });
  } catch (odd) {
    return fail(odd.message);
  }
}

/** What the gateway answers to the operator whose token KOSHA_TOKEN holds. */
export async function ask(gateway, path, { method = 'GET', headers = {}, body } = {}) {
  const answer = await fetch(`${gateway}/ops/${path}`, {
    method,
    headers: { authorization: `Bearer ${process.env.KOSHA_TOKEN}`, 'content-type': 'application/json', ...headers },
    body: body && JSON.stringify(body),
  }).catch(() => fail(`Nobody answers at ${gateway}. Is the stack up? (./kosha up)`));
  const text = await answer.text();
  if (answer.ok) return JSON.parse(text);
  let said;
  try {
    const problem = JSON.parse(text);
    said = problem.message ?? problem.error.message;
  } catch {
    said = text.slice(0, 500);
  }
  return fail(`HTTP ${answer.status}: ${said}`);
}
