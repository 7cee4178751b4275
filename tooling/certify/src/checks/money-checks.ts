import { linkedAccountsSchema } from '@coffer/api-client/linking/schema'
import { transactionsSchema } from '@coffer/api-client/transactions/schema'
import * as v from 'valibot'
import { type Check, refusal, problemUnless } from '../check.ts'
import type { Visitor } from '../visitor.ts'

/** Cents of the deposit that is requested and canceled. */
const amount = 10_000

async function fetchTransactionIds(depositor: Visitor): Promise<string[]> {
  const { envelope } = await depositor.call('GET', '/transactions')
  const read = v.safeParse(transactionsSchema, envelope?.data)
  return read.success ? read.output.map(({ uuid }) => uuid) : []
}

async function findUsableBank(depositor: Visitor): Promise<string | null> {
  const { envelope } = await depositor.call('GET', '/linked-accounts')
  const read = v.safeParse(linkedAccountsSchema, envelope?.data)
  return (read.success && read.output.accounts.find(({ status }) => status === 'ACTIVE')?.uuid) || null
}

const readRequestId = (data: unknown): string | null => {
  const read = v.safeParse(v.object({ request_id: v.string() }), data)
  return read.success ? read.output.request_id : null
}

export const moneyChecks: readonly Check[] = [
  {
    name: 'a repeated deposit moves money once',
    leftOut: ({ mayMoveMoney }) => (mayMoveMoney ? null : 'money may not be moved (--money)'),
    run: async ({ depositor }) => {
      const linked_account_id = await findUsableBank(depositor)
      if (linked_account_id === null) return ['the test depositor has no active linked account']
      const headers = { 'idempotency-key': crypto.randomUUID() }
      const deposit = (cents: number) =>
        depositor.call('POST', '/deposit', { headers, body: { linked_account_id, amount: cents } })
      const before = await fetchTransactionIds(depositor)
      const answers = await Promise.all([deposit(amount), deposit(amount)])
      const again = await deposit(amount)
      const other = await deposit(amount + 100)
      const added = (await fetchTransactionIds(depositor)).filter((uuid) => !before.includes(uuid))
      const requests = new Set([...answers, again].map(({ envelope }) => readRequestId(envelope?.data)))
      for (const uuid of added) await depositor.call('POST', `/transactions/${uuid}/void`)
      return [
        ...problemUnless(
          [...answers, again].every(({ status }) => status === 202),
          `the deposit answered ${[...answers, again].map(({ status }) => status).join(', ')}`,
        ),
        ...problemUnless(
          requests.size === 1 && !requests.has(null),
          'one key was answered with several requests',
        ),
        ...problemUnless(added.length === 1, `one key made ${added.length} transactions`),
        ...refusal('another amount with the same key', other, 422),
      ]
    },
  },
]
