import { shortName } from '@coffer/domain/names'
import { codeDigits } from '@coffer/domain/depositor-rules'
import { setTimeout as pause } from 'node:timers/promises'
import { randomInt } from 'node:crypto'
import type { Database } from '../database/connection.ts'
import { inTenant, type Tx } from '../database/in-tenant.ts'
import type { BankAccountType, ChosenAccount } from '../database/schema/linking.ts'
import { lockDepositor } from '../onboarding/progress.ts'
import { isAllowedInstitution, findLinkingRules } from '../linking/linking-mode.ts'
import { accountFingerprint } from '../linking/linked-account.ts'
import { changeSession, lockLinkingSession, type LinkingSession } from '../linking/linking-session.ts'
import {
  accountsAt,
  banks,
  findBank,
  isPerson,
  mfaCode,
  people,
  slowBankMs,
  type Bank,
  type BankAccount,
} from './banks.ts'
import type { Answer, Finished } from './page/service.ts'

/** One step of the linking page. Returns null for an invalid access token, or a step out of order. */
export type Step = (requested: {
  db: Database
  tenant: string
  accessToken: string
  body: StepBody
}) => Promise<Answer | null>

export type StepBody = {
  provider_id?: number | undefined
  username?: string | undefined
  password?: string | undefined
  code?: string | undefined
  account_id?: number | undefined
}

const within =
  (work: (tx: Tx, session: LinkingSession, body: StepBody) => Promise<Answer | null>): Step =>
  ({ db, tenant, accessToken, body }) =>
    inTenant(db, tenant, async (tx) => {
      const session = await openSession(tx, accessToken)
      return session && work(tx, session, body)
    })

async function openSession(tx: Tx, accessToken: string): Promise<LinkingSession | null> {
  const session = await lockLinkingSession(tx, accessToken)
  return session?.stage === 'succeeded' ? null : session
}

/** The banks that this tenant accepts: all, or the single one of its linking mode. */
async function banksOffered(tx: Tx): Promise<readonly Bank[]> {
  const rules = await findLinkingRules(tx)
  return banks.filter(({ name }) => isAllowedInstitution(rules, name))
}

const open: Step = within(async (tx) => ({
  stage: 'opened',
  banks: (await banksOffered(tx)).map(({ id, name }) => ({ id, name })),
}))

const logIn = within(async (tx, session, { provider_id = 0, username = '', password = '' }) => {
  const bank = (await banksOffered(tx)).find(({ id }) => id === provider_id)
  if (bank === undefined) return null
  const person = username.trim().toLowerCase()
  if (!isPerson(person) || people[person].password !== password) return { stage: 'refused' }
  if (people[person].path === 'refused') return finish(tx, session, bank, 'FAILED')
  const stage = people[person].path === 'mfa' ? 'mfa' : 'choosing'
  await changeSession(tx, session.id, { stage, person, providerId: bank.id })
  return stage === 'mfa' ? { stage } : choices(tx, session, bank)
})

/** The slow bank's delay is outside any transaction, so that it blocks no other call. */
const logInSlowly: Step = async (requested) => {
  if (requested.body.username?.trim().toLowerCase() === 'slow') await pause(slowBankMs)
  return logIn(requested)
}

const verify = within(async (tx, session, { code }) => {
  const bank = findBank(session.providerId ?? 0)
  if (bank === undefined || session.stage !== 'mfa') return null
  if (codeDigits(code ?? '') !== mfaCode) return { stage: 'refused' }
  await changeSession(tx, session.id, { stage: 'choosing' })
  return choices(tx, session, bank)
})

const choose = within(async (tx, session, { account_id }) => {
  const bank = findBank(session.providerId ?? 0)
  if (bank === undefined || session.stage !== 'choosing') return null
  const chosen = accountsAt(bank, await findHolderName(tx, session)).find(({ id }) => id === account_id)
  if (chosen === undefined) return { stage: 'refused' }
  await changeSession(tx, session.id, { chosen: [withoutNumber(tx, chosen)] })
  return finish(tx, session, bank, 'SUCCESS', chosen.id)
})

export const steps: Readonly<Record<string, Step>> = { open, 'log-in': logInSlowly, verify, choose }

/** Ends a session as the linking page does when a user has finished, for tests without a browser. */
export async function complete(
  tx: Tx,
  accessToken: string,
  { outcome, bank, type }: Completion,
): Promise<Answer | null> {
  const session = await openSession(tx, accessToken)
  if (session === null) return null
  if (outcome === 'failed') return finish(tx, session, bank, 'FAILED')
  const accounts = accountsAt(bank, await findHolderName(tx, session))
  const chosen = accounts.find((account) => type === undefined || account.type === type)
  if (chosen === undefined) return null
  await changeSession(tx, session.id, { chosen: [withoutNumber(tx, chosen)] })
  return finish(tx, session, bank, 'SUCCESS', chosen.id)
}

interface Completion {
  readonly outcome: 'success' | 'failed'
  readonly bank: Bank
  readonly type: BankAccountType | undefined
}

async function choices(tx: Tx, session: LinkingSession, bank: Bank): Promise<Answer> {
  const accounts = accountsAt(bank, await findHolderName(tx, session))
  return {
    stage: 'choosing',
    accounts: accounts.map(({ id, name, number }) => ({ id, name, mask: number.slice(-4) })),
  }
}

function withoutNumber(tx: Tx, account: BankAccount): ChosenAccount {
  const { name, type, routingNumber, number, holderName } = account
  const fingerprint = accountFingerprint(tx, routingNumber, number)
  return { name, type, routingNumber, holderName, mask: number.slice(-4), fingerprint }
}

async function findHolderName(tx: Tx, session: LinkingSession): Promise<string> {
  return shortName(await lockDepositor(tx, session.depositorId))
}

async function finish(
  tx: Tx,
  session: LinkingSession,
  bank: Bank,
  status: Finished['status'],
  accountId?: number,
): Promise<Answer> {
  const requestId = crypto.randomUUID()
  const providerAccountId = randomInt(10_000_000, 99_999_999)
  const stage = status === 'SUCCESS' ? 'succeeded' : 'failed'
  await changeSession(tx, session.id, { stage, providerId: bank.id, requestId, providerAccountId })
  const additionalStatus = status === 'SUCCESS' ? 'AVAILABLE_DATA_RETRIEVED' : 'INCORRECT_CREDENTIALS'
  const finished: Finished = { providerId: bank.id, requestId, status, additionalStatus, providerAccountId }
  return { stage, finished: accountId === undefined ? finished : { ...finished, accountId } }
}
