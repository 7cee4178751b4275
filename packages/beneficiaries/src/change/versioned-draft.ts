import type { Beneficiary } from '@coffer/api-client/beneficiaries'
import type { DraftStorage } from '@coffer/ui-kit/form'

/** Equal for lists with the same members, designations and shares. */
export const listVersion = (list: readonly Beneficiary[]): string =>
  list.map(({ uuid, designation, allocation }) => `${uuid} ${designation} ${allocation}`).join(', ')

/**
 * A draft that is valid for one version of its data. Of a draft for another version, only the `isVersionIndependent` fields are
 * restored.
 */
export function versionedDraft(
  draft: DraftStorage,
  version: string,
  isVersionIndependent: (field: string) => boolean = () => false,
): DraftStorage {
  return {
    read() {
      const { over, ...typed } = draft.read()
      if (over === version) return typed
      return Object.fromEntries(Object.entries(typed).filter(([field]) => isVersionIndependent(field)))
    },
    write: (values) => draft.write({ ...values, over: version }),
  }
}
