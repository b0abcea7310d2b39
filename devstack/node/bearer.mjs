// A proxy that adds a bearer, for clients that cannot: node bearer.mjs PORT TARGET_PORT, the token in KOSHA_TOKEN.
// Host and Origin pass as they came; both directions stream; a client that goes away is gone at the other end too.
import http from 'node:http';

const [port, target] = process.argv.slice(2).map(Number);

http
  .createServer((request, response) => {
    const headers = { authorization: `Bearer ${process.env.KOSHA_TOKEN}`, ...request.headers };
    const onward = http.request(
      { host: '127.0.0.1', port: target, path: request.url, method: request.method, headers },
      (answer) => {
        response.writeHead(answer.statusCode, answer.headers);
        response.flushHeaders();
        answer.pipe(response);
        answer.on('error', () => response.destroy());
      },
    );
    onward.on('error', () => {
      if (!response.headersSent) response.writeHead(502);
      response.end();
    });
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  })
  .listen(port, '127.0.0.1');
