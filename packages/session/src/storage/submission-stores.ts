import { draftOf } from './drafts.ts'

/** Storage of submissions that move money, or change how it will move, until their outcome is known. */
export const submissionStores = {
  deposit: draftOf('deposit-sent'),
  withdrawal: draftOf('withdrawal-sent'),
  closing: draftOf('closing-sent'),
  firstDeposit: draftOf('first-deposit-sent'),
  depositChange: (uuid: string) => draftOf(`edit-deposit-sent:${uuid}`),
}
