// Prints an access token for a person of these roles, got by the real code flow.
// node token.mjs ISSUER RESOURCE [--role R]... [--user U] [--scope "a b"] [--client C] | --each-role (lines "role token")
import { createHash, randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { ROLES, SCOPES, nameFor, rolesOf } from './directory.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    role: { type: 'string', multiple: true, default: [] },
    user: { type: 'string' },
    scope: { type: 'string', default: SCOPES.join(' ') },
    client: { type: 'string', default: 'kosha-cli' },
    'each-role': { type: 'boolean' },
  },
});
const [issuer, resource] = positionals;
const MOST_HOPS = 12;
const REDIRECTS = {
  'kosha-cli': 'http://127.0.0.1:9999/callback',
  'kosha-inspector': 'http://127.0.0.1:9999/oauth/callback',
};

/** Those whose share of the rate is the usual one redirect as the command line does. */
const redirectOf = client => REDIRECTS[/^kosha-agent-[1-9]$/.test(client) ? 'kosha-cli' : client];

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Follows the provider's redirects, with its cookies, until it hands out the code. */
async function codeFor(name, challenge) {
  const redirect_uri = redirectOf(values.client) ?? fail(`No client is called ${values.client}`);
  const query = {
    client_id: values.client,
    response_type: 'code',
    redirect_uri,
    scope: values.scope,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    resource,
    login_hint: name,
  };
  const cookies = new Map();
  let next = `${issuer}/auth?${new URLSearchParams(query)}`;
  for (let hops = 0; !next.startsWith(redirect_uri); hops++) {
    if (hops === MOST_HOPS) fail(`The issuer sent ${name} round in circles`);
    const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    const answer = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const set of answer.headers.getSetCookie()) {
      const [, key, value] = set.match(/^([^=]+)=([^;]*)/);
      cookies.set(key, value);
    }
    const location = answer.headers.get('location');
    if (!location) fail(`The issuer did not let ${name} in (${answer.status})`);
    next = new URL(location, issuer).href;
  }
  const result = new URL(next).searchParams;
  return result.get('code') ?? fail(`The issuer refused: ${result.get('error_description') ?? result.get('error')}`);
}

async function tokenFor(name) {
  const verifier = randomBytes(32).toString('base64url');
  const code = await codeFor(name, createHash('sha256').update(verifier).digest('base64url'));
  const answer = await fetch(`${issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: values.client,
      redirect_uri: redirectOf(values.client),
      code,
      code_verifier: verifier,
      resource,
    }),
  });
  const body = await answer.json();
  return body.access_token ?? fail(`The issuer refused: ${body.error_description ?? body.error}`);
}

for (const role of values.role) {
  if (!ROLES.includes(role)) fail(`No role is called ${role}. The roles: ${ROLES.join(' ')}`);
}
try {
  if (values['each-role']) {
    const lines = await Promise.all(ROLES.map(async role => `${role} ${await tokenFor(nameFor([role]))}`));
    console.log(lines.join('\n'));
  } else {
    const name = values.user ?? nameFor(values.role);
    if (rolesOf(name) === undefined) fail(`Nobody is called ${name}`);
    console.log(await tokenFor(name));
  }
} catch {
  fail(`The token issuer does not answer at ${issuer}. Is the stack up? (./kosha up)`);
}
