import type { Disclosure } from '@coffer/api-client/disclosures'

/** Legal texts exist in this language only, whatever the person reads otherwise. */
export const legalLanguage = 'en'

export type Signed = Disclosure & { signedAt: string }

/** What a person signed, the latest first, and what is in effect without them. */
export function sorted(all: readonly Disclosure[]): { signed: Signed[]; unsigned: Disclosure[] } {
  return {
    signed: all
      .flatMap((one) => (one.signedAt === null ? [] : [{ ...one, signedAt: one.signedAt }]))
      .toSorted((one, other) => Date.parse(other.signedAt) - Date.parse(one.signedAt)),
    unsigned: all.filter(({ signedAt }) => signedAt === null),
  }
}

/** Whether a text is in effect; null while that is not known. */
export const isInEffect = (
  { uuid }: Pick<Disclosure, 'uuid'>,
  active: readonly Disclosure[] | undefined,
): boolean | null => (active === undefined ? null : active.some((one) => one.uuid === uuid))
