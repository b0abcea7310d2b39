// The token issuer of the development stack, in Amazon Cognito's place: real code flow with PKCE, access tokens as JWTs
// with Cognito's claims. node issuer.mjs PORT KEY_FILE RESOURCE
import { readFileSync } from 'node:fs';
import http from 'node:http';
import { Provider } from 'oidc-provider';
import { SCOPES, enrol, nameOf, rolesOf } from './directory.mjs';
import { login } from './login.mjs';

const [port, keyFile, resource] = process.argv.slice(2);
const issuer = `http://localhost:${port}`;
const EIGHT_HOURS = 8 * 60 * 60;
const scope = SCOPES.join(' ');

const agents = Array.from({ length: 9 }, (_, i) => `kosha-agent-${i + 1}`);

const publicClient = (client_id, redirect_uris) => ({
  client_id,
  redirect_uris,
  application_type: 'native',
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
});

async function grantOf(provider, clientId, accountId) {
  const grant = new provider.Grant({ clientId, accountId });
  grant.addOIDCScope(`openid offline_access ${scope}`);
  grant.addResourceScope(resource, scope);
  await grant.save();
  return grant;
}

const provider = new Provider(issuer, {
  jwks: JSON.parse(readFileSync(keyFile, 'utf8')),
  scopes: ['openid', 'offline_access', ...SCOPES],
  clients: [
    publicClient('kosha-cli', ['http://127.0.0.1/callback']),
    publicClient('kosha-inspector', [
      'http://127.0.0.1/oauth/callback',
      'http://localhost/oauth/callback',
      'http://localhost/oauth/callback/debug',
    ]),
    ...agents.map(client_id => publicClient(client_id, ['http://127.0.0.1/callback'])),
  ],
  clientBasedCORS: () => true,
  pkce: { required: () => true },
  ttl: { AccessToken: EIGHT_HOURS, Grant: EIGHT_HOURS, Session: EIGHT_HOURS, Interaction: 600 },
  cookies: { keys: [JSON.parse(readFileSync(keyFile, 'utf8')).keys[0].d] },
  features: {
    devInteractions: { enabled: false },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => resource,
      useGrantedResource: () => true,
      getResourceServerInfo: () => ({
        scope,
        audience: resource,
        accessTokenFormat: 'jwt',
        accessTokenTTL: EIGHT_HOURS,
        jwt: { sign: { alg: 'RS256' } },
      }),
    },
  },
  extraTokenClaims: (context, token) => ({
    token_use: 'access',
    username: nameOf(token.accountId),
    'cognito:groups': rolesOf(nameOf(token.accountId) ?? '') ?? [],
  }),
  findAccount: (context, sub) => nameOf(sub) && { accountId: sub, claims: () => ({ sub }) },
  interactions: { url: (context, interaction) => `/login/${interaction.uid}` },
  loadExistingGrant: context =>
    grantOf(context.oidc.provider, context.oidc.client.clientId, context.oidc.session.accountId),
});

const oidc = provider.callback();
http
  .createServer((request, response) => {
    if (request.url.startsWith('/login/')) login(provider, request, response, enrol);
    else oidc(request, response);
  })
  .listen(Number(port), '127.0.0.1');
