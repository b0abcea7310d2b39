// node --import resolve.mjs x.mjs: libraries are looked up under KOSHA_NODE_HOME, so that nothing is installed beside
// the sources.
import { register } from 'node:module';
import { pathToFileURL } from 'node:url';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) register(import.meta.url);

const home = pathToFileURL(`${process.env.KOSHA_NODE_HOME}/package.json`).href;

export async function resolve(specifier, context, next) {
  const bare = /^[@\w]/.test(specifier) && !specifier.includes(':');
  return next(specifier, bare ? { ...context, parentURL: home } : context);
}
