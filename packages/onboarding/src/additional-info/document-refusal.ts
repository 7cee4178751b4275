import type { DocumentKind } from '@coffer/api-client/depositor'
import { failureOf } from '@coffer/errors/failure-of'

/** What the provider refused, by kind: it names a document by its place among those that were sent. */
export function documentRefusal(error: unknown, sent: readonly DocumentKind[]) {
  const { kind: failure, fields } = failureOf(error)
  if (failure !== 'invalid') return null
  const refused = Object.entries(fields).flatMap(([name, said]) => {
    const place = /^(?:documents|kinds)\.(\d+)$/.exec(name)?.[1]
    const kind = place === undefined ? undefined : sent[Number(place)]
    return kind ? [[kind, said] as const] : []
  })
  return refused.length === 0 ? null : { fields: Object.fromEntries(refused) }
}
