// The login page: a list of people to be. A login hint that names one of them answers for itself.
import { NAMES, rolesOf } from './directory.mjs';

const page = (uid, refused) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Kosha: who are you?</title>
<style>body{font:16px system-ui;max-width:32em;margin:4em auto}a{display:block;padding:.4em 0}</style>
<h1>Who are you?</h1>${refused ? '<p>Nobody here has that name.</p>' : ''}
${NAMES.map(name => `<a href="/login/${uid}?as=${name}">${name} <small>${rolesOf(name).join(', ') || 'no role'}</small></a>`).join('\n')}
`;

/** Ends the provider's open question of who the user is, or shows the list. */
export async function login(provider, request, response, enrol) {
  try {
    const { uid, params } = await provider.interactionDetails(request, response);
    const name = new URL(request.url, 'http://localhost').searchParams.get('as') ?? params.login_hint;
    if (name === undefined || rolesOf(name) === undefined) {
      response.writeHead(name === undefined ? 200 : 403, { 'content-type': 'text/html; charset=utf-8' });
      response.end(page(uid, name !== undefined));
      return;
    }
    // Choosing a name is the consent too: a native client is asked for it at each login
    await provider.interactionFinished(request, response, { login: { accountId: enrol(name) }, consent: {} });
  } catch {
    response.writeHead(400, { 'content-type': 'text/plain' });
    response.end('This login has expired. Start again from the application.\n');
  }
}
