import type { Disclosure } from '@coffer/api-client/disclosures'

/** The documents agreed to on the screen but not signed yet. */
export interface Agreement {
  /** The agreed hash by the document's uuid. A changed hash needs a new agreement. */
  hashes: Readonly<Record<string, string>>
}

export const nothingAgreed: Agreement = { hashes: {} }

export const unsigned = (disclosures: readonly Disclosure[]): Disclosure[] =>
  disclosures.filter(({ signedAt }) => signedAt === null)

export const hasAgreedTo = ({ hashes }: Agreement, { uuid, hash }: Disclosure): boolean =>
  hashes[uuid] === hash

export const agree = (agreement: Agreement, { uuid, hash }: Disclosure, isAgreed: boolean): Agreement => ({
  hashes: { ...agreement.hashes, [uuid]: isAgreed ? hash : '' },
})

/** The hashes of the documents shown when the screen opened. */
export const collectHashes = (disclosures: readonly Disclosure[]): ReadonlySet<string> =>
  new Set(disclosures.map(({ hash }) => hash))

/** The documents that changed after the screen opened and need a new agreement. */
export const findChanged = (
  agreement: Agreement,
  disclosures: readonly Disclosure[],
  seen: ReadonlySet<string>,
): Disclosure[] => unsigned(disclosures).filter((one) => !seen.has(one.hash) && !hasAgreedTo(agreement, one))

/** The name of a document's checkbox. */
export const agreementField = ({ uuid }: Disclosure): string => `agree-${uuid}`

export type AgreementProblem = 'disclosure.required' | 'disclosure.changed'

/** Errors by field; empty if all documents can be signed. */
export function agreementProblems(
  agreement: Agreement,
  disclosures: readonly Disclosure[],
  seen: ReadonlySet<string>,
): { name: string; problem: AgreementProblem }[] {
  return unsigned(disclosures)
    .filter((disclosure) => !hasAgreedTo(agreement, disclosure))
    .map((disclosure) => ({
      name: agreementField(disclosure),
      problem: seen.has(disclosure.hash) ? 'disclosure.required' : 'disclosure.changed',
    }))
}
