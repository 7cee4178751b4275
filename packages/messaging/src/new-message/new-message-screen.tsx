import type { Message } from '@coffer/api-client/messages'
import { FocusOnMount } from '@coffer/ui-kit/focus-on-mount'
import { useState } from 'react'
import { MessageSent } from './message-sent.tsx'
import { NewMessageForm } from './new-message-form.tsx'
import { messageFormName, usePrefill } from './prefill.ts'

/** `/message-center/add-new-message`, and `/registration/message-center/add-new-message`. */
export function NewMessageScreen() {
  const prefill = usePrefill()
  const [sent, setSent] = useState<Message | null>(null)
  if (!sent) return <NewMessageForm key={messageFormName(prefill)} prefill={prefill} onSent={setSent} />
  return (
    <FocusOnMount>
      <MessageSent message={sent} />
    </FocusOnMount>
  )
}
