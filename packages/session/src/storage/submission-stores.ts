import { draftOf, without } from './drafts.ts'
import { rootStore } from './root-store.ts'

/** The sent body of a form and its idempotency key, until the outcome is known. */
interface SubmissionStore {
  read: () => Readonly<Partial<Record<'key' | 'body', string>>>
  write: (submission: Readonly<{ key: string; body?: string }>) => void
  clear: () => void
}

/** All tabs share the key, so that the same form in two of them moves money once; the body stays in its tab. */
function submissionStore(name: string): SubmissionStore {
  const sent = draftOf(name)
  return {
    read() {
      const { submissionKeys } = rootStore.getState()
      const { [name]: key } = submissionKeys
      const { content } = sent.read()
      return { ...(key !== undefined && { key }), ...(typeof content === 'string' && { body: content }) }
    },
    write({ key, body }) {
      rootStore.setState(({ submissionKeys }) => ({ submissionKeys: { ...submissionKeys, [name]: key } }))
      if (body === undefined) sent.clear()
      else sent.write({ content: body })
    },
    clear() {
      rootStore.setState(({ submissionKeys }) => ({ submissionKeys: without(submissionKeys, name) }))
      sent.clear()
    },
  }
}

/** Storage of submissions that move money, or that change how it will move. */
export const submissionStores = {
  deposit: submissionStore('deposit-sent'),
  withdrawal: submissionStore('withdrawal-sent'),
  closing: submissionStore('closing-sent'),
  firstDeposit: submissionStore('first-deposit-sent'),
  depositChange: (uuid: string) => submissionStore(`edit-deposit-sent:${uuid}`),
}
