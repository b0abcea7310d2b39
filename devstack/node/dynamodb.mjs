// The table store of the development stack, in DynamoDB's place: node dynamodb.mjs PORT. It speaks DynamoDB's protocol
// and keeps everything in memory.
import dynalite from 'dynalite';

const [port] = process.argv.slice(2).map(Number);

// A client that hangs up in the midst of a request, as ours do when their time is up, would otherwise end the process
process.on('uncaughtException', odd => {
  if (odd.code === 'ECONNRESET') return;
  console.error(odd);
  process.exit(1);
});
dynalite({ createTableMs: 0 }).listen(port, '127.0.0.1');
