import type { Account } from './schema.ts'

/** How an account is called wherever it is named: by its nickname where it has one, and the last digits of its number. */
export const accountLabel = ({
  name,
  nickname,
  numberMasked,
}: Pick<Account, 'name' | 'nickname' | 'numberMasked'>): { name: string; mask: string } => ({
  name: nickname ?? name,
  mask: numberMasked.replaceAll(/\D/g, '').slice(-4),
})
