import { hash } from 'node:crypto'
import type { Database } from '../database/connection.ts'
import type { FoundSession } from './found-session.ts'

/** The latest result of looking up a token: predicts the next result, and is never relied on. */
export interface GuessedSession {
  readonly tokenHashes: readonly string[]
  readonly session: FoundSession
}

const maxGuesses = 10_000

const guesses = new WeakMap<Database, Map<string, GuessedSession>>()

/** Key of the tenant and the token's digest, so that tokens are not kept. */
const keyOf = (tenant: string, token: string): string => `${tenant} ${hash('sha256', token, 'base64url')}`

export const guessedSession = (db: Database, tenant: string, token: string): GuessedSession | undefined =>
  guesses.get(db)?.get(keyOf(tenant, token))

export function guessSession(db: Database, tenant: string, token: string, guess: GuessedSession): void {
  const known = guesses.get(db) ?? new Map<string, GuessedSession>()
  guesses.set(db, known)
  const key = keyOf(tenant, token)
  // Evicts the entry that was found longest ago.
  known.delete(key)
  known.set(key, guess)
  const [oldest] = known.size > maxGuesses ? known.keys() : []
  if (oldest !== undefined) known.delete(oldest)
}
