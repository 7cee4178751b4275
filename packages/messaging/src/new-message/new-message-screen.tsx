import { TakesFocus } from '@coffer/ui-kit/takes-focus'
import { useState } from 'react'
import { MessageSent } from './message-sent.tsx'
import { NewMessageForm } from './new-message-form.tsx'

/** `/message-center/add-new-message` and the same during registration: write to the bank. */
export function NewMessageScreen() {
  const [sentSubject, setSentSubject] = useState<string | null>(null)
  if (sentSubject === null) return <NewMessageForm onSent={setSentSubject} />
  return (
    <TakesFocus>
      <MessageSent subject={sentSubject} onAnother={() => setSentSubject(null)} />
    </TakesFocus>
  )
}
