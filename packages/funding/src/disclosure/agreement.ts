import type { Disclosure } from '@coffer/api-client/disclosures'

/** What a person has agreed to on the screen, before it is sent: documents, by their hash. */
export interface Agreement {
  /** The hash that was agreed to, by the document's uuid. Another hash is another document. */
  hashes: Readonly<Record<string, string>>
}

export const nothingAgreed: Agreement = { hashes: {} }

export const unsigned = (disclosures: readonly Disclosure[]): Disclosure[] =>
  disclosures.filter(({ signedAt }) => signedAt === null)

export const agreesTo = ({ hashes }: Agreement, { uuid, hash }: Disclosure): boolean => hashes[uuid] === hash

export const agree = (agreement: Agreement, { uuid, hash }: Disclosure, does: boolean): Agreement => ({
  hashes: { ...agreement.hashes, [uuid]: does ? hash : '' },
})

/** The hashes that were put before the person when the screen opened. */
export const hashesOf = (disclosures: readonly Disclosure[]): ReadonlySet<string> =>
  new Set(disclosures.map(({ hash }) => hash))

/** The documents that changed after the screen opened, and ask for an agreement of their own again. */
export const changed = (
  agreement: Agreement,
  disclosures: readonly Disclosure[],
  seen: ReadonlySet<string>,
): Disclosure[] => unsigned(disclosures).filter((one) => !seen.has(one.hash) && !agreesTo(agreement, one))

/** The name of a document's checkbox. */
export const fieldOf = ({ uuid }: Disclosure): string => `agree-${uuid}`

export type AgreementProblem = 'disclosure.required' | 'disclosure.changed'

/** What still stands in the way, by field; nothing when all can be signed. */
export function agreementProblems(
  agreement: Agreement,
  disclosures: readonly Disclosure[],
  seen: ReadonlySet<string>,
): { name: string; problem: AgreementProblem }[] {
  return unsigned(disclosures)
    .filter((disclosure) => !agreesTo(agreement, disclosure))
    .map((disclosure) => ({
      name: fieldOf(disclosure),
      problem: seen.has(disclosure.hash) ? 'disclosure.required' : 'disclosure.changed',
    }))
}
