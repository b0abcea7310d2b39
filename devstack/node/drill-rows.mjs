// What the design promises of each outage, and how a client sees it. A check says what it does, what must come of it,
// and looks; a row's parts are stopped before `during` and started before `after`.
import { randomUUID } from 'node:crypto';

const ROHAN = { customer_id: 'CUS-00000001' };
const profile = { does: 'get_customer_profile', as: 'support_agent', call: c => c.tool('get_customer_profile', ROHAN) };
const works = { expected: 'a result', holds: a => a.ok, tells: a => (a.ok ? 'a result' : a.told) };
const failsWith = (dependency, within) => ({
  expected: `dependency_unavailable (${dependency}), retry_after_s${within ? `, within ${within} ms` : ''}`,
  holds: a =>
    a.code === 'dependency_unavailable' && a.problem.dependency === dependency && a.problem.retry_after_s > 0 && !(a.ms > within),
  tells: a => (a.ok ? 'a result' : `${a.told}${within ? ` in ${a.ms} ms` : ''}`),
});
const search = {
  does: 'search_knowledge_base',
  as: 'kyc_officer',
  call: c => c.tool('search_knowledge_base', { query: 'how long may a dispute of a UPI payment take' }),
  tells: a =>
    a.ok ? `${a.result.items.length} passages${a.result.degraded ? `, degraded, ${a.result.degraded_reason}` : ', not degraded'}` : a.told,
};
const opens = {
  does: 'many calls, until the breaker opens',
  as: 'support_agent',
  patience: 60_000,
  call: async c => {
    await Promise.all(Array.from({ length: 8 }, () => c.tool('get_customer_profile', ROHAN)));
    return c.tool('get_service_health', {});
  },
  expected: 'get_service_health answers: core-api-read open',
  holds: a => a.ok && state(a) === 'open',
  tells: a => (a.ok ? `core-api-read ${state(a)}` : a.told),
};
const refusedAtOnce = { ...profile, ...failsWith('core-api', 300), does: 'get_customer_profile, breaker open', patience: 5_000 };
const ACCOUNT = { account_id: 'ACC-000000001' };
const READS = {
  search_customers: { name: 'lakshmi' },
  get_customer_profile: ROHAN,
  get_kyc_status: ROHAN,
  list_kyc_documents: ROHAN,
  get_account_summary: ACCOUNT,
  search_transactions: ACCOUNT,
  get_transaction: { txn_id: 'TXN-000000000001' },
  get_spending_insights: { ...ACCOUNT, from: '2026-01-01', to: '2026-03-31', group_by: 'category' },
  list_aml_alerts: {},
  get_aml_alert: { alert_id: 'ALT-00000001' },
  search_knowledge_base: { query: 'cash' },
  get_document: { department: 'aml', doc_code: 'AML-201' },
};
const isRefused = a => a.code === 'dependency_unavailable' && a.problem.retry_after_s > 0;
const noRead = {
  does: 'every tool that reads data',
  as: 'aml_analyst',
  call: c => Promise.all(Object.entries(READS).map(([name, args]) => c.tool(name, args))),
  expected: 'dependency_unavailable, retry_after_s',
  holds: all => all.every?.(isRefused),
  tells: all => all.told ?? `${all.filter(isRefused).length} of ${all.length} say so`,
};
const back = { ...profile, ...works, does: 'get_customer_profile, again', patience: 60_000 };

const LET_THROUGH = ['kosha_ratelimit_total', 'outcome="open_unavailable"'];

let screening;
let reviewed;
let letThrough;

export const ROWS = [
  {
    down: 'screening-sim',
    during: [
      {
        does: 'screen_entity',
        as: 'kyc_officer',
        call: async c => (screening = await c.tool('screen_entity', { name: `Drill ${randomUUID()}`, entity_type: 'individual' })),
        expected: 'status deferred, screening_id, retry_after_s',
        holds: a => a.ok && a.result.status === 'deferred' && a.result.screening_id && a.result.retry_after_s > 0,
        tells: a => (a.ok ? `status ${a.result.status}, ${a.result.screening_id}, retry_after_s ${a.result.retry_after_s}` : a.told),
      },
      { ...profile, ...works },
    ],
    after: [
      {
        does: 'screen_entity by screening_id',
        as: 'kyc_officer',
        patience: 90_000,
        call: c => c.tool('screen_entity', { screening_id: screening.result?.screening_id }),
        expected: 'status clear, without anybody asking the vendor again',
        holds: a => a.ok && a.result.status === 'clear',
        tells: a => (a.ok ? `status ${a.result.status}` : a.told),
      },
    ],
  },
  {
    down: 'embeddings',
    during: [
      {
        ...search,
        expected: 'passages, degraded, embeddings_unavailable',
        holds: a => a.ok && a.result.items.length > 0 && a.result.degraded && a.result.degraded_reason === 'embeddings_unavailable',
      },
    ],
    after: [
      {
        ...search,
        patience: 60_000,
        expected: 'passages, not degraded',
        holds: a => a.ok && a.result.items.length > 0 && !a.result.degraded,
      },
    ],
  },
  {
    down: 'dynamodb',
    during: [
      {
        ...profile,
        ...works,
        call: async c => {
          letThrough = await c.counted(...LET_THROUGH);
          return profile.call(c);
        },
        expected: 'a result: limits fail open',
      },
      {
        does: 'kosha_ratelimit_total, open_unavailable',
        call: c => c.counted(...LET_THROUGH),
        expected: 'counts it',
        holds: n => n > letThrough,
        tells: n => n.told ?? `${n - letThrough} more than before`,
      },
    ],
    after: [{ ...back }],
  },
  {
    down: 'issuer',
    during: [{ ...profile, ...works, expected: 'a result: keys are cached' }],
    after: [{ ...back }],
  },
  {
    down: 'sqs',
    during: [
      {
        does: 'flag_transaction_for_review',
        as: 'payments_analyst',
        call: async c => {
          const page = await c.tool('search_transactions', { account_id: 'ACC-000000001', limit: 1 });
          if (!page.ok) return page;
          return (reviewed = await c.tool('flag_transaction_for_review', {
            txn_id: page.result.items[0].txn_id,
            reason: `A drill without the queue, ${randomUUID()}`,
            priority: 'low',
            idempotency_key: randomUUID(),
            confirm: true,
          }));
        },
        expected: 'a review, as if nothing were',
        holds: a => a.ok && a.result.review_id,
        tells: a => (a.ok ? `review ${a.result.review_id}` : a.told),
      },
      {
        does: 'raise_dispute',
        as: 'payments_analyst',
        call: async c => {
          const page = await c.tool('search_transactions', { account_id: 'ACC-000000001', statuses: ['completed'], limit: 100 });
          if (!page.ok) return page;
          const paid = page.result.items.filter(t => t.direction === 'debit');
          return c.tool('raise_dispute', {
            txn_id: paid[Math.floor(Math.random() * paid.length)].txn_id,
            reason_code: 'not_received',
            narrative: 'A drill without the queue: the goods never came.',
            idempotency_key: randomUUID(),
            confirm: true,
          });
        },
        expected: 'a dispute, as if nothing were',
        holds: a => a.ok && a.result.dispute_id,
        tells: a => (a.ok ? `dispute ${a.result.dispute_id}` : a.told),
      },
      {
        does: 'the event of the review',
        call: c => c.unsent(reviewed.result?.review_id),
        expected: 'waits in ops.outbox',
        holds: n => n === 1,
        tells: n => `${n} waiting`,
      },
    ],
    after: [
      {
        does: 'the event of the review, later',
        patience: 60_000,
        call: c => c.unsent(reviewed.result?.review_id),
        expected: 'is sent',
        holds: n => n === 0,
        tells: n => `${n} waiting`,
      },
    ],
  },
  {
    down: 'postgres',
    during: [
      { ...profile, ...failsWith('postgres') },
      { does: 'get_service_health', as: 'support_agent', call: c => c.tool('get_service_health', {}), ...works },
      opens,
      refusedAtOnce,
      noRead,
    ],
    after: [back],
  },
  {
    down: 'core-api',
    during: [
      { ...profile, ...failsWith('core-api') },
      opens,
      refusedAtOnce,
      noRead,
    ],
    after: [back],
  },
];

function state(answer) {
  const core = answer.result.dependencies.find(d => d.name === 'core-api');
  return core?.breakers.find(b => b.stack === 'core-api-read')?.state;
}
