// Signs a chaos header: node chaos.mjs sign --target T --fault F [--ms N] [--p P] [--for 5m]; KOSHA_CHAOS_KEY is the key.
// The signature is over the exact bytes before it; whether what they ask for is taken is for the servers to say.
import { createHmac } from 'node:crypto';
import { parseArgs } from 'node:util';

const SECONDS = { s: 1, m: 60, h: 3600 };

function fail(what) {
  console.error(what);
  process.exit(1);
}

const { values, positionals } = (() => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        target: { type: 'string' },
        fault: { type: 'string' },
        ms: { type: 'string' },
        p: { type: 'string', default: '1' },
        for: { type: 'string', default: '5m' },
      },
    });
  } catch (odd) {
    return fail(odd.message);
  }
})();
if (positionals[0] !== 'sign') fail('chaos sign --target core-api --fault latency --ms 500 --p 1 [--for 5m]');
if (!values.target) fail('Whose calls? --target core-api, screening-sim, openai or postgres');
if (!values.fault) fail('Which fault? --fault latency (with --ms), error, timeout or reset');
const [, count, unit] = values.for.match(/^(\d+)([smh])$/) ?? fail(`--for takes 90s or 5m, 15m at most, not ${values.for}`);
const fields = [
  `target=${values.target}`,
  `fault=${values.fault}`,
  ...(values.ms ? [`ms=${values.ms}`] : []),
  `p=${values.p}`,
  `exp=${Math.floor(Date.now() / 1000) + count * SECONDS[unit]}`,
].join(';');
const key = Buffer.from(process.env.KOSHA_CHAOS_KEY, 'base64url');
console.log(`${fields};sig=${createHmac('sha256', key).update(fields, 'latin1').digest('hex')}`);
