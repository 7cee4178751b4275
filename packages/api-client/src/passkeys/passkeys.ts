export * from './calls.ts'
export * from './queries.ts'
export type { AssertionChallenge, CreationChallenge, Passkey } from './schema.ts'
