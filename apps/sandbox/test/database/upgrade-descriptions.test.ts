import { asc } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeTransfer } from '../../src/banking/transfer-description.ts'
import { inTenant } from '../../src/database/in-tenant.ts'
import { transfers } from '../../src/database/schema/banking.ts'
import { alerts } from '../../src/database/schema/notices.ts'
import { openUpgraded } from './earlier-release.ts'

const id = (end: string) => `'00000000-0000-4000-8000-0000000000${end}'`

const transfer = (end: string, direction: string, description: string) => `
  insert into transfers (id, deposit_account_id, request_id, direction, status, amount_cents, description, created_at)
    values (${id(end)}, ${id('a1')}, ${id(end)}, '${direction}', 'Settled', 5000, '${description}', '2026-04-01T12:00:00Z');`

const contents = `
  begin;
  select set_config('coffer.tenant', 'solstice', true);
  set local role coffer_app;
  insert into users (user_id, email, password_hash, locale, created_at)
    values (${id('a1')}, 'a1@example.com', 'none', 'es', '2026-01-01T12:00:00Z');
  insert into depositors (depositor_id, user_id, entity_id, is_primary, registration_status)
    values (${id('a1')}, ${id('a1')}, ${id('a1')}, true, 'PASSED');
  insert into deposit_accounts (id, depositor_id, name, number, routing_number, apy, opened_at, accrued_through)
    values (${id('a1')}, ${id('a1')}, 'Ahorros de alto rendimiento', '1', '0', '4.35', '2026-01-01T12:00:00Z', '2026-05-01');
  ${transfer('c1', 'LinkedToPrimary', 'Depósito de JPMorgan Chase •••• 4821')}
  ${transfer('c2', 'PrimaryToLinked', 'Withdrawal to Deposit from Bank •••• 0001')}
  ${transfer('c3', 'ServiceToPrimary', 'Intereses')}
  ${transfer('c4', 'LinkedToPrimary', 'Depósito de Su banco •••• 0002')}
  insert into alerts (depositor_id, title, body, created_at)
    values (${id('a1')}, 'Se devolvió una transferencia', 'Lea "Transacciones".', '2026-04-01T12:00:00Z');
  commit;`

it('An upgrade describes transfers of an earlier release in the reader’s language, and keeps its alerts', async () => {
  const { database, close } = await openUpgraded(29, contents)
  const kept = await inTenant(database, 'solstice', (tx) =>
    tx.select().from(transfers).orderBy(asc(transfers.id)),
  )
  expect(kept.map(describeTransfer)).toEqual([
    { en: 'Deposit from JPMorgan Chase •••• 4821', es: 'Depósito de JPMorgan Chase •••• 4821' },
    { en: 'Withdrawal to Deposit from Bank •••• 0001', es: 'Retiro a Deposit from Bank •••• 0001' },
    { en: 'Interest', es: 'Intereses' },
    { en: 'Deposit from External bank •••• 0002', es: 'Depósito de Banco externo •••• 0002' },
  ])
  const [alert] = await inTenant(database, 'solstice', (tx) => tx.select().from(alerts))
  expect(alert).toMatchObject({ title: 'Se devolvió una transferencia', body: 'Lea "Transacciones".' })
  await close()
}, 60_000)
