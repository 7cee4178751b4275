import { resultReport } from '@coffer/router/result-screen'
import { FocusOnMount } from '@coffer/ui-kit/focus-on-mount'
import { messages } from '../messages.ts'

const Sent = resultReport(messages, {
  tone: 'waiting',
  title: 'additional.sent.title',
  body: () => ['additional.sent.text'],
  action: { to: '/registration/reviewing-account', label: 'additional.status', variant: 'secondary' },
})

/** Says that the bank has received the documents and is reviewing them. */
export function DocumentsSent() {
  return (
    <FocusOnMount>
      <Sent value={{}} />
    </FocusOnMount>
  )
}
