import { useApplicationTranslations } from '@coffer/application/messages'
import { type Key, useTranslations } from '../messages.ts'

type DetailKey = Parameters<ReturnType<typeof useApplicationTranslations>>[0]

const own = [
  'problem.relationship',
  'problem.trustName',
  'problem.trustKind',
  'problem.lastFour',
  'problem.total',
  'problem.share.empty',
  'problem.share.malformed',
  'problem.share.too-high',
] as const satisfies readonly Key[]
type Own = (typeof own)[number]

const isOwn = (key: Own | DetailKey): key is Own => own.some((one) => one === key)

/** What is wrong, in words: of a person's details as everywhere, of shares and relationship in this package's own. */
export function useProblemWords(): (key: Own | DetailKey) => string {
  const t = useTranslations()
  const theirs = useApplicationTranslations('theirs')
  return (key) => (isOwn(key) ? t(key) : theirs(key))
}
