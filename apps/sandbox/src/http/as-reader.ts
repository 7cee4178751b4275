import type { Row } from '../database/connection.ts'
import { readWithSession } from '../database/in-tenant.ts'
import { isSame, type Statement } from '../database/statement.ts'
import { toCaller, foundSession } from '../identity/found-session.ts'
import { guessedSession } from '../identity/guessed-sessions.ts'
import { bearerToken } from '../identity/sessions.ts'
import { admit } from './admit.ts'
import { asCaller, markAuthenticating, type CallHandler, type Work } from './as-caller.ts'
import type { Call, Caller } from './call.ts'

interface Read {
  /** The query depends on the caller and the time alone. */
  readonly ask: (caller: Caller, at: Date) => Statement
  /** Null if the rows are not sufficient. */
  readonly answer: (c: Call, rows: readonly Row[]) => Response | null
  /** The same read in a transaction, as a fallback. */
  readonly otherwise: Work
}

/**
 * A GET of one statement, whose transaction is one round trip to the database: the statement is sent together with the
 * one that finds the session, built for the expected caller. The result counts only if the session that was found leads
 * to the same statement.
 */
export function asReader(read: Read): CallHandler {
  const inTransaction = asCaller(read.otherwise)
  const handler: CallHandler = async (c) => (await readAsExpected(c, read)) ?? inTransaction(c)
  markAuthenticating(handler)
  return handler
}

async function readAsExpected(c: Call, { ask, answer }: Read): Promise<Response | null> {
  const { context, tenant } = c.var
  const { db, settings, clock } = context
  const token = bearerToken(c)
  const guess = token === null ? undefined : guessedSession(db, tenant, token)
  if (guess === undefined) return null
  const expected = toCaller(guess.session, settings, clock.now())
  if (expected === null) return null
  const statement = ask(expected, clock.now())
  const { session, at, rows } = await readWithSession(db, {
    tenant,
    tokenHashes: guess.tokenHashes,
    statement,
  })
  const found = toCaller(foundSession(session), settings, at)
  c.set('caller', found)
  return isSame(statement, ask(admit(c, found), at)) ? answer(c, rows) : null
}
