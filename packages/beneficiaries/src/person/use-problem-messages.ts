import { useApplicationTranslations } from '@coffer/application/messages'
import { type Key, useTranslations } from '../messages.ts'

type DetailKey = Parameters<ReturnType<typeof useApplicationTranslations>>[0]

const ownKeys = [
  'problem.relationship',
  'problem.trustName',
  'problem.trustKind',
  'problem.lastFour',
  'problem.total',
  'problem.share.empty',
  'problem.share.malformed',
  'problem.share.too-high',
] as const satisfies readonly Key[]
type OwnKey = (typeof ownKeys)[number]

const isOwn = (key: OwnKey | DetailKey): key is OwnKey => ownKeys.some((own) => own === key)

/** Translates form errors: keys of this package, and keys of personal details in `application`. */
export function useProblemMessages(): (key: OwnKey | DetailKey) => string {
  const t = useTranslations()
  const tDetails = useApplicationTranslations('theirs')
  return (key) => (isOwn(key) ? t(key) : tDetails(key))
}
