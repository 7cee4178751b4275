import { type Message } from '@coffer/api-client/messages'
import { draftOf } from '@coffer/session/drafts'
import { Button } from '@coffer/ui-kit/button'
import type { ChosenFile } from '@coffer/ui-kit/chosen-file'
import { Form, useForm } from '@coffer/ui-kit/form'
import { useState } from 'react'
import * as v from 'valibot'
import { BodyField } from '../compose/body-field.tsx'
import { FilesField } from '../compose/files-field.tsx'
import { messageEntries } from '../compose/message.schema.ts'
import { isSendable, SubmissionStatus } from '../compose/submission-status.tsx'
import { useMessageSubmission } from '../compose/use-message-submission.ts'
import { useTranslations } from '../messages.ts'
import type { Thread } from './threads.ts'

const replySchema = v.object(messageEntries)
const empty = { body: '', attachments: '' }

/** The draft name of the form, separate for each thread. */
export const replyFormName = (threadUuid: string) => `reply/${threadUuid}`

/** A reply within a thread, with its subject and topic. */
export function ReplyForm({ thread, onSent }: { thread: Thread; onSent: (message: Message) => void }) {
  const t = useTranslations()
  const name = replyFormName(thread.uuid)
  const [draft] = useState(() => draftOf(name, { except: ['attachments'] }))
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const submission = useMessageSubmission({
    form: name,
    fields: Object.keys(empty),
    onAccepted: draft.clear,
    onDone: onSent,
  })
  const form = useForm({
    schema: replySchema,
    initial: empty,
    draft,
    translate: t,
    onSubmit({ body }) {
      const { uuid: threadUuid, subject, latest } = thread
      return submission.send({
        threadUuid,
        subject,
        topic: latest.topic ?? 'other',
        body,
        attachments: files.map(({ file }) => file),
      })
    },
  })
  return (
    <Form form={form} label={t('reply.form')}>
      <BodyField label={t('reply.body')} field={form.field('body')} />
      <FilesField
        field={form.field('attachments')}
        files={files}
        onFiles={setFiles}
        isDisabled={form.isBusy}
      />
      <SubmissionStatus submission={submission} hasFiles={files.length > 0} />
      {(form.isBusy || isSendable(submission.state)) && (
        <Button type="submit" isBusy={form.isBusy}>
          {t('reply.send')}
        </Button>
      )}
    </Form>
  )
}
