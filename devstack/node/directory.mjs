// The bank's staff, as the stand-in for Cognito knows them: one person a role, and some with two.
import { createHash } from 'node:crypto';

const SCOPES_OF = {
  support_agent: 'customers:read kyc:read transactions:read disputes:write kb:read',
  payments_analyst: 'customers:read transactions:read disputes:write reviews:write refunds:write kb:read',
  kyc_officer: 'customers:read kyc:read kyc:pii screening:run kb:read',
  aml_analyst: 'customers:read kyc:read kyc:pii transactions:read aml:read screening:run reviews:write kb:read',
  operator: 'customers:read kb:read ops:admin',
  auditor: 'customers:read audit:read kb:read',
};

const PEOPLE = {
  sunil: ['support_agent'],
  priya: ['payments_analyst'],
  kabir: ['kyc_officer'],
  asha: ['aml_analyst'],
  omar: ['operator'],
  anita: ['auditor'],
  meera: ['support_agent', 'payments_analyst'],
  farhan: ['aml_analyst', 'kyc_officer'],
  daisy: ['aml_analyst', 'operator'],
  nikhil: [],
};

export const ROLES = Object.keys(SCOPES_OF);
export const NAMES = Object.keys(PEOPLE);
export const SCOPES = [...new Set(Object.values(SCOPES_OF).join(' ').split(' '))];

/** Whoever holds exactly these roles; where nobody does, a person whose name is the roles joined by "+". */
export function nameFor(roles) {
  const wanted = [...new Set(roles)].sort().join('+');
  return NAMES.find(name => [...PEOPLE[name]].sort().join('+') === wanted) ?? wanted;
}

/** The person's roles, or undefined for a name that is nobody's. */
export function rolesOf(name) {
  if (Object.hasOwn(PEOPLE, name)) return PEOPLE[name];
  const roles = name.split('+');
  return roles.every(role => ROLES.includes(role)) ? roles : undefined;
}

/** A stable subject in the form that Cognito uses. */
export function subjectOf(name) {
  const hex = createHash('sha256').update(`kosha:${name}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}

const BY_SUBJECT = new Map(NAMES.map(name => [subjectOf(name), name]));

/** Makes a person known, so that their subject leads back to the name. */
export function enrol(name) {
  const subject = subjectOf(name);
  BY_SUBJECT.set(subject, name);
  return subject;
}

export const nameOf = subject => BY_SUBJECT.get(subject);
