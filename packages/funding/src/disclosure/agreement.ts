import type { Disclosure } from '@coffer/api-client/disclosures'

/** What a person has agreed to on the screen, before it is sent: consent, and documents by their hash. */
export interface Agreement {
  consents: boolean
  /** The hash that was agreed to, by the document's uuid. Another hash is another document. */
  hashes: Readonly<Record<string, string>>
}

export const nothingAgreed: Agreement = { consents: false, hashes: {} }

export const unsigned = (disclosures: readonly Disclosure[]): Disclosure[] =>
  disclosures.filter(({ signedAt }) => signedAt === null)

export const agreesTo = ({ hashes }: Agreement, { uuid, hash }: Disclosure): boolean => hashes[uuid] === hash

/** Whether an earlier version was agreed to: the document changed meanwhile and asks again. */
export const hasChanged = ({ hashes }: Agreement, { uuid, hash }: Disclosure): boolean =>
  hashes[uuid] !== undefined && hashes[uuid] !== '' && hashes[uuid] !== hash

export const agree = (agreement: Agreement, { uuid, hash }: Disclosure, does: boolean): Agreement => ({
  ...agreement,
  hashes: { ...agreement.hashes, [uuid]: does ? hash : '' },
})

/** The name of a document's checkbox. */
export const fieldOf = ({ uuid }: Disclosure): string => `agree-${uuid}`
export const consentField = 'consent'

export type AgreementProblem = 'disclosure.esign.required' | 'disclosure.required' | 'disclosure.changed'

/** What still stands in the way, by field; nothing when all can be signed. */
export function agreementProblems(
  agreement: Agreement,
  disclosures: readonly Disclosure[],
): { name: string; problem: AgreementProblem }[] {
  const open = unsigned(disclosures)
  const missing = open
    .filter((disclosure) => !agreesTo(agreement, disclosure))
    .map((disclosure) => ({
      name: fieldOf(disclosure),
      problem: hasChanged(agreement, disclosure)
        ? ('disclosure.changed' as const)
        : ('disclosure.required' as const),
    }))
  return open.length > 0 && !agreement.consents
    ? [{ name: consentField, problem: 'disclosure.esign.required' }, ...missing]
    : missing
}
