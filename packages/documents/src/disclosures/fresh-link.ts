import { type Disclosure, fetchDisclosure } from '@coffer/api-client/disclosures'

/** A fresh link to the document with this very text; null where the bank keeps no file of it. */
export const freshLink =
  ({ uuid, hash }: Pick<Disclosure, 'uuid' | 'hash'>) =>
  async (): Promise<string | null> =>
    (await fetchDisclosure(uuid, hash)).downloadUrl
