import type { Account } from './schema.ts'

/** The name of an account wherever it is mentioned: its nickname if it has one, and the last digits of its number. */
export const accountLabel = ({
  name,
  nickname,
  numberMasked,
}: Pick<Account, 'name' | 'nickname' | 'numberMasked'>): { name: string; mask: string } => ({
  name: nickname ?? name,
  mask: numberMasked.replaceAll(/\D/g, '').slice(-4),
})
