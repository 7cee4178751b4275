import { draftOf } from './drafts.ts'

/** Where forms that move money, or change how it will move, keep what they sent until its outcome is known. */
export const submissionStores = {
  deposit: draftOf('deposit-sent'),
  withdrawal: draftOf('withdrawal-sent'),
  closing: draftOf('closing-sent'),
  firstDeposit: draftOf('first-deposit-sent'),
  depositChange: (uuid: string) => draftOf(`edit-deposit-sent:${uuid}`),
}
