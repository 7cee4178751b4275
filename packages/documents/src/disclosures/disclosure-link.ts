import { type Disclosure, fetchDisclosure } from '@coffer/api-client/disclosures'

/** Fetches a link to the PDF of this version; null if the bank has no file of it. */
export const disclosureLink =
  ({ uuid, hash }: Pick<Disclosure, 'uuid' | 'hash'>) =>
  async (): Promise<string | null> =>
    (await fetchDisclosure(uuid, hash)).downloadUrl
