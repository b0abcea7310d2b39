// What sagas have done and undone: lists them, or shows one with its steps; KOSHA_TOKEN holds an operator's token.
// node saga.mjs GATEWAY list [--state S] [--subject RFD-..] [--trace ID] | show SAGA|REFUND|TRACE; ends with 1 when the gateway says no
import { ask, fail, words } from './operator.mjs';

const { values, positionals } = words('state', 'subject', 'trace');
const [gateway, action, name] = positionals;

async function search(wanted) {
  const query = new URLSearchParams(Object.entries(wanted).filter(([, value]) => value));
  return (await ask(gateway, `sagas?${query}`)).items;
}

function line({ saga_id: id, kind, state, subject_id: subject, created_at: at, failure }) {
  console.log(`${id}  ${state.padEnd(12)}  ${kind}  ${subject}  ${at}${failure ? `  (${failure})` : ''}`);
}

/** What of it stands. */
function verdict({ state, failure, steps }) {
  const names = wanted => steps.filter(step => step.state === wanted).map(step => step.name).join(', ') || 'nothing';
  switch (state) {
    case 'completed': return `Committed: ${names('done')}.`;
    case 'compensated': return `Ended by ${failure}. Committed and compensated: ${names('compensated')}. Nothing stands.`;
    case 'stuck': return `Ended by ${failure}. Could not be undone: ${names('compensation_failed')}. Compensated: ${
      names('compensated')}. Its item: ./kosha review list --kind compensation`;
    default: return `It is at work: committed so far ${names('done')}.`;
  }
}

function show(saga) {
  line(saga);
  console.log(`  asked for by ${saga.started_by} through ${saga.client_id}, trace ${saga.trace_id}`);
  for (const step of saga.steps) {
    const why = step.failure ? ` (${step.failure})` : '';
    console.log(`  ${step.position} ${step.name.padEnd(20)} ${step.state}${why}`);
    console.log(`      ran     ${step.started_at} to ${step.finished_at ?? '?'}`);
    if (step.undo_started_at) {
      const failed = step.undo_failure ? ` (${step.undo_failure})` : '';
      console.log(`      undone  ${step.undo_started_at} to ${step.undo_finished_at ?? '?'}${failed}`);
    }
  }
  console.log(`  ${verdict(saga)}`);
}

/** By its own id, by the refund that it changes, or by the trace of the call that began it. */
async function named() {
  const one = name ?? fail('Which saga? Its id, a refund, or the trace_id of a call');
  if (/^RFD-/.test(one)) return search({ subject_id: one });
  if (/^[0-9a-f]{32}$/.test(one)) return search({ trace_id: one });
  return [await ask(gateway, `sagas/${encodeURIComponent(one)}`)];
}

const actions = {
  list: async () => (await search({ state: values.state, subject_id: values.subject, trace_id: values.trace })).forEach(line),
  show: async () => {
    const found = await named();
    if (found.length === 0) fail('There is no such saga');
    found.forEach(show);
  },
};
await (actions[action] ?? (() => fail('saga list|show SAGA')))();
