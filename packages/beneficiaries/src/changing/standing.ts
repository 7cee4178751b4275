import type { Beneficiary } from '@coffer/api-client/beneficiaries'
import type { DraftStorage } from '@coffer/ui-kit/form'

/** Who is named and with what share, as a text: two lists with the same one are the same to a form. */
export const standingOf = (list: readonly Beneficiary[]): string =>
  list.map(({ uuid, designation, allocation }) => `${uuid} ${designation} ${allocation}`).join(', ')

/**
 * A draft whose fields hold only for what they were typed over: when that stands otherwise by now, they are left out,
 * but for those that `isKept` names.
 */
export function draftOver(
  draft: DraftStorage,
  standing: string,
  isKept: (field: string) => boolean = () => false,
): DraftStorage {
  return {
    read() {
      const { over, ...typed } = draft.read()
      if (over === standing) return typed
      return Object.fromEntries(Object.entries(typed).filter(([field]) => isKept(field)))
    },
    write: (values) => draft.write({ ...values, over: standing }),
  }
}
