import type { DocumentKind } from '@coffer/api-client/depositor'

/** The kind of a rejected document: the provider names one by its position among those that were sent. */
export function rejectedDocument(rejected: string, sent: readonly DocumentKind[]): DocumentKind | undefined {
  const position = /^(?:documents|kinds)\.(\d+)$/.exec(rejected)?.[1]
  return position === undefined ? undefined : sent[Number(position)]
}
