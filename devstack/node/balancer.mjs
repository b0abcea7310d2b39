// A balancer as plain as they come: node balancer.mjs PORT TARGET_PORT TARGET_PORT. Request by request, in turn, to the
// targets on this machine; one that takes no connection is passed over. Host and Origin pass as they came; both
// directions stream; a client that goes away is gone at the other end too.
import http from 'node:http';

const [port, ...targets] = process.argv.slice(2).map(Number);
let turn = 0;

function forward(request, response, left) {
  const target = targets[turn++ % targets.length];
  const onward = http.request(
    { host: '127.0.0.1', port: target, path: request.url, method: request.method, headers: request.headers, agent: false },
    (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      response.flushHeaders();
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    },
  );
  let connected = false;
  onward.on('socket', (socket) =>
    socket.once('connect', () => {
      connected = true;
      request.pipe(onward);
    }),
  );
  onward.on('error', () => {
    // Nothing of the request has been read yet, so that another target can still have all of it
    if (!connected && left > 1) return forward(request, response, left - 1);
    if (!response.headersSent) response.writeHead(502);
    response.end();
  });
  response.on('close', () => onward.destroy());
}

http.createServer((request, response) => forward(request, response, targets.length)).listen(port, '127.0.0.1');
