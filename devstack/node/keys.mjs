// Makes a key pair in the forms its users want. node keys.mjs issuer | service FOLDER
// An issuer that has a key signs with the new one from now on, and still publishes the one before.
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const KINDS = {
  issuer: { type: 'rsa', options: { modulusLength: 2048 }, alg: 'RS256' },
  service: { type: 'ec', options: { namedCurve: 'P-256' }, alg: 'ES256' },
};
const [, , name, folder] = process.argv;
const { type, options, alg } = KINDS[name];
const { privateKey, publicKey } = generateKeyPairSync(type, options);
const about = { kid: `${name}-${randomUUID().slice(0, 8)}`, alg, use: 'sig' };
const jwk = key => ({ ...key.export({ format: 'jwk' }), ...about });
const write = (file, text) => writeFileSync(`${folder}/${file}`, text, { mode: 0o600 });

if (name === 'issuer') {
  const file = `${folder}/issuer.jwks`;
  const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).keys.slice(0, 1) : [];
  write('issuer.jwks', JSON.stringify({ keys: [jwk(privateKey), ...before] }));
} else {
  write('service.private.json', JSON.stringify(jwk(privateKey)));
  write('service.jwks', JSON.stringify({ keys: [jwk(publicKey)] }));
  write('service.public.pem', publicKey.export({ type: 'spki', format: 'pem' }));
}
