import type { Disclosure } from '@coffer/api-client/disclosures'

/** The only language of legal texts. */
export const legalLanguage = 'en'

export type SignedDisclosure = Disclosure & { signedAt: string }

/** The signed disclosures, latest first, and the unsigned ones. */
export function splitBySignature(all: readonly Disclosure[]): {
  signed: SignedDisclosure[]
  unsigned: Disclosure[]
} {
  return {
    signed: all
      .flatMap((disclosure) =>
        disclosure.signedAt === null ? [] : [{ ...disclosure, signedAt: disclosure.signedAt }],
      )
      .toSorted((one, other) => Date.parse(other.signedAt) - Date.parse(one.signedAt)),
    unsigned: all.filter(({ signedAt }) => signedAt === null),
  }
}

/** Whether a disclosure is in effect; null while that is unknown. */
export const isInEffect = (
  { uuid }: Pick<Disclosure, 'uuid'>,
  active: readonly Disclosure[] | undefined,
): boolean | null => (active === undefined ? null : active.some((disclosure) => disclosure.uuid === uuid))
