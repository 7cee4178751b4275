import { asc } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { inTenant } from '../../src/database/in-tenant.ts'
import { proofs } from '../../src/database/schema/proofs.ts'
import { openUpgraded } from './earlier-release.ts'

const id = (end: string) => `'00000000-0000-4000-8000-0000000000${end}'`

const person = (
  end: string,
  { entity, status, since }: { entity: string; status: string; since: string },
) => `
  insert into users (user_id, email, password_hash, locale, created_at)
    values (${id(end)}, '${end}@example.com', 'none', 'en', '${since}');
  insert into depositors (depositor_id, user_id, entity_id, is_primary, first_name, middle_name, last_name, registration_status)
    values (${id(end)}, ${id(end)}, ${id(entity)}, ${end === entity}, 'Ana', '', '${end}', '${status}');`

const proof = (end: string, account: string, issuedAt: string) => `
  insert into proofs (id, depositor_id, deposit_account_id, kind, language, balance, code, issued_at)
    values (${id(end)}, ${id(account)}, ${id(account)}, 'balance_letter', 'en', 0, '${end}', '${issuedAt}');`

const contents = `
  begin;
  select set_config('coffer.tenant', 'harbor', true);
  set local role coffer_app;
  ${person('a1', { entity: 'a1', status: 'PASSED', since: '2026-01-01T12:00:00Z' })}
  ${person('a2', { entity: 'a1', status: 'VIEW_ONLY', since: '2026-03-01T12:00:00Z' })}
  ${person('b1', { entity: 'b1', status: 'PASSED', since: '2026-01-01T12:00:00Z' })}
  ${person('b2', { entity: 'b1', status: 'FLAGGED', since: '2026-01-01T12:00:00Z' })}
  insert into deposit_accounts (id, depositor_id, name, number, routing_number, apy, opened_at, accrued_through, closed_at)
    values (${id('a1')}, ${id('a1')}, 'Savings', '1', '0', '4.35', '2026-01-01T12:00:00Z', '2026-05-01', null),
      (${id('b1')}, ${id('b1')}, 'Savings', '2', '0', '4.35', '2026-01-01T12:00:00Z', '2026-05-01', '2026-05-02T03:00:00Z');
  insert into transfers (id, deposit_account_id, request_id, direction, status, amount_cents, description, created_at,
      is_closing, settled_at, processed_at)
    values (${id('c1')}, ${id('a1')}, ${id('c1')}, 'PrimaryToLinked', 'Returned', 5000, 'Closing', '2026-04-01T12:00:00Z',
      true, '2026-04-02T12:30:00Z', '2026-04-05T12:00:00Z');
  ${proof('d1', 'a1', '2026-02-01T12:00:00Z')}
  ${proof('d2', 'a1', '2026-04-03T12:00:00Z')}
  ${proof('d3', 'a1', '2026-04-06T12:00:00Z')}
  ${proof('d4', 'b1', '2026-05-01T12:00:00Z')}
  ${proof('d5', 'b1', '2026-05-03T12:00:00Z')}
  commit;`

it('An upgrade keeps the holders and the closing date that the proofs of an earlier release state', async () => {
  const { database, close } = await openUpgraded(26, contents)
  const kept = await inTenant(database, 'harbor', (tx) => tx.select().from(proofs).orderBy(asc(proofs.id)))
  expect(kept.map(({ holders, closedOn }) => [holders, closedOn])).toEqual([
    [['Ana a1'], null],
    [['Ana a1', 'Ana a2'], '2026-04-02'],
    [['Ana a1', 'Ana a2'], null],
    [['Ana b1'], null],
    [['Ana b1'], '2026-05-01'],
  ])
  await close()
}, 60_000)
