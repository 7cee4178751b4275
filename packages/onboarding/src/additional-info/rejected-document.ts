import type { DocumentKind } from '@coffer/api-client/depositor'

/** The kind of a rejected document. The provider identifies it by its position in the request. */
export function rejectedDocument(rejected: string, sent: readonly DocumentKind[]): DocumentKind | undefined {
  const position = /^(?:documents|kinds)\.(\d+)$/.exec(rejected)?.[1]
  return position === undefined ? undefined : sent[Number(position)]
}
