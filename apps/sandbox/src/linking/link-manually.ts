import { bankName, checkAccountNumber, checkRoutingNumber } from '@coffer/domain/bank'
import { settlementInstant, submissionDate } from '@coffer/domain/calendar'
import { counts } from '@coffer/domain/limits'
import { and, eq, inArray } from 'drizzle-orm'
import * as v from 'valibot'
import { inTenant, now, type Tx } from '../database/in-tenant.ts'
import { linkedAccounts } from '../database/schema/linking.ts'
import { authenticated, bodyOf } from '../http/call.ts'
import { created } from '../http/envelope.ts'
import { invalid, type Language, type Said } from '../http/refusal.ts'
import type { Area } from '../http/routes.ts'
import { spokenTo } from '../identity/spoken-to.ts'
import { fingerprintOf, followLinking, type LinkedAccount } from './linked-account.ts'
import { isAllowedInstitution, linkingRulesOf, onlyOneInstitution, requireSource } from './linking-mode.ts'
import { holdWhoMayLink } from './may-link.ts'

const bankDetails = v.object({
  account_type: v.string(),
  routing_number: v.string(),
  account_number: v.string(),
  account_number_confirmation: v.string(),
  holder_name: v.string(),
})
type BankDetails = v.InferOutput<typeof bankDetails>

const said = {
  type: { en: 'Choose checking or savings.', es: 'Elija corriente o ahorros.' },
  routing: { en: 'This is not a routing number.', es: 'Este no es un número de ruta.' },
  number: { en: 'An account number has 4 to 17 digits.', es: 'Un número de cuenta tiene de 4 a 17 dígitos.' },
  confirmation: { en: 'The account numbers do not match.', es: 'Los números de cuenta no coinciden.' },
  holder: { en: 'Enter the name on the account.', es: 'Ingrese el nombre del titular.' },
} as const satisfies Record<string, Said>

/** What a manually linked account is called: nobody at the other bank was asked. */
export const accountNames = {
  checking: { en: 'Checking', es: 'Cuenta corriente' },
  savings: { en: 'Savings', es: 'Cuenta de ahorros' },
} as const

const yourBank = { en: 'Your bank', es: 'Su banco' } as const

/** Field by field, what is wrong with the bank details. */
export function problemsOf(details: BankDetails): Record<string, Said[]> {
  const holder = details.holder_name.trim()
  const checks: [keyof BankDetails, boolean, Said][] = [
    ['account_type', details.account_type === 'checking' || details.account_type === 'savings', said.type],
    ['routing_number', checkRoutingNumber(details.routing_number) === null, said.routing],
    ['account_number', checkAccountNumber(details.account_number) === null, said.number],
    [
      'account_number_confirmation',
      details.account_number === details.account_number_confirmation,
      said.confirmation,
    ],
    ['holder_name', holder.length > 0 && holder.length <= 100, said.holder],
  ]
  return Object.fromEntries(checks.filter(([, holds]) => !holds).map(([field, , words]) => [field, [words]]))
}

/** When microdeposits sent now arrive: they travel as any transfer does. */
export const microdepositsArrive = (tx: Tx): Date => new Date(settlementInstant(submissionDate(now(tx))))

export const manualLinking: Area = (api, { db }) => {
  api.post('/link/manual', async (c) => {
    const { depositorId } = authenticated(c)
    const details = await bodyOf(c, bankDetails)
    const linked = await inTenant(db, c.var.tenant, async (tx) => {
      await holdWhoMayLink(tx, depositorId)
      const rules = await linkingRulesOf(tx)
      requireSource(rules, 'MANUAL')
      const problems = problemsOf(details)
      if (Object.keys(problems).length > 0) throw invalid(problems)
      const { language } = await spokenTo(tx, depositorId)
      const institution = bankName(details.routing_number) ?? yourBank[language]
      if (!isAllowedInstitution(rules, institution))
        throw invalid({ routing_number: [onlyOneInstitution(rules)] })
      return linkWithMicrodeposits(tx, depositorId, details, { institution, language })
    })
    return created(c, {
      uuid: linked.id,
      status: linked.status,
      microdeposits_expected_by: linked.microdepositsExpectedBy?.toISOString() ?? null,
    })
  })
}

/** A second press of the same button finds the account already there; other details take the place of those still waiting. */
async function linkWithMicrodeposits(
  tx: Tx,
  depositorId: string,
  details: BankDetails,
  { institution, language }: { institution: string; language: Language },
): Promise<LinkedAccount> {
  const fingerprint = fingerprintOf(details.routing_number, details.account_number)
  const waiting = and(
    eq(linkedAccounts.depositorId, depositorId),
    inArray(linkedAccounts.status, ['VERIFICATION_PENDING', 'FAILED']),
    eq(linkedAccounts.sourceType, 'MANUAL'),
  )
  const [same] = await tx
    .select()
    .from(linkedAccounts)
    .where(
      and(
        waiting,
        eq(linkedAccounts.fingerprint, fingerprint),
        eq(linkedAccounts.status, 'VERIFICATION_PENDING'),
      ),
    )
  if (same !== undefined) return same
  await tx.update(linkedAccounts).set({ status: 'ARCHIVED' }).where(waiting)
  const accountType = details.account_type === 'checking' ? 'checking' : 'savings'
  const [linked] = await tx
    .insert(linkedAccounts)
    .values({
      depositorId,
      institution,
      accountName: accountNames[accountType][language],
      holderName: details.holder_name.trim(),
      accountType,
      routingNumber: details.routing_number,
      mask: details.account_number.slice(-4),
      fingerprint,
      sourceType: 'MANUAL',
      status: 'VERIFICATION_PENDING',
      verifyAttemptsLeft: counts.microdepositTries,
      reissuesDone: 0,
      microdepositsExpectedBy: microdepositsArrive(tx),
      createdAt: now(tx),
    })
    .returning()
  if (linked === undefined) throw new Error('The account was not linked.')
  await followLinking(tx, depositorId)
  return linked
}
