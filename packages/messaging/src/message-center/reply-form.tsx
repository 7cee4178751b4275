import { type Message } from '@coffer/api-client/messages'
import { fieldErrorsOf } from '@coffer/errors/failure-of'
import { draftOf } from '@coffer/session/drafts'
import { Button } from '@coffer/ui-kit/button'
import { Form, useForm } from '@coffer/ui-kit/form'
import { useState } from 'react'
import * as v from 'valibot'
import { BodyField } from '../sending/body-field.tsx'
import { FilesField } from '../sending/files-field.tsx'
import { SendFailure } from '../sending/send-failure-notice.tsx'
import { mayBeSent, SendingStatus } from '../sending/sending-status.tsx'
import { useSending } from '../sending/use-sending.ts'
import { writtenEntries } from '../sending/written.schema.ts'
import { useTranslations } from '../messages.ts'
import type { Thread } from './threads.ts'

const replySchema = v.object(writtenEntries)
const empty = { body: '', attachments: '' }

/** The form of an answer; each thread has its own, so that drafts do not mix. */
export const replyFormOf = (threadUuid: string) => `reply/${threadUuid}`

/** An answer within a thread: it keeps the thread's subject and topic. */
export function ReplyForm({ thread, onSent }: { thread: Thread; onSent: (message: Message) => void }) {
  const t = useTranslations()
  const name = replyFormOf(thread.uuid)
  const [draft] = useState(() => draftOf(name, { except: ['attachments'] }))
  const [files, setFiles] = useState<readonly File[]>([])
  const sending = useSending(name, (message) => {
    draft.clear()
    onSent(message)
  })

  async function onSubmit({ body }: v.InferOutput<typeof replySchema>) {
    const { uuid: threadUuid, subject, latest } = thread
    try {
      await sending.send({ threadUuid, subject, topic: latest.topic ?? 'other', body, attachments: files })
    } catch (error) {
      return fieldErrorsOf(error, ['body', 'attachments'])
    }
    return undefined
  }

  const form = useForm({ schema: replySchema, initial: empty, draft, translate: t, onSubmit })
  return (
    <Form form={form} label={t('reply.form')}>
      <BodyField label={t('reply.body')} field={form.field('body')} />
      <FilesField
        field={form.field('attachments')}
        files={files}
        onFiles={setFiles}
        isDisabled={form.isBusy}
      />
      {form.failure !== undefined && <SendFailure error={form.failure} />}
      <SendingStatus sending={sending} hasFiles={files.length > 0} />
      {mayBeSent(sending) && (
        <Button type="submit" isBusy={form.isBusy}>
          {t('reply.send')}
        </Button>
      )}
    </Form>
  )
}
