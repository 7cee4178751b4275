import { type Message, messageTopics } from '@coffer/api-client/messages'
import { draftOf } from '@coffer/session/drafts'
import { Button } from '@coffer/ui-kit/button'
import type { ChosenFile } from '@coffer/ui-kit/chosen-file'
import { Form, useForm } from '@coffer/ui-kit/form'
import { Page } from '@coffer/ui-kit/page'
import { SelectField } from '@coffer/ui-kit/select-field'
import { TextField } from '@coffer/ui-kit/text-field'
import { useState } from 'react'
import { BackToMessages } from '../message-center/back-link.tsx'
import { BodyField } from '../compose/body-field.tsx'
import { FilesField } from '../compose/files-field.tsx'
import { isSendable, SubmissionStatus } from '../compose/submission-status.tsx'
import { useMessageSubmission } from '../compose/use-message-submission.ts'
import { useTranslations } from '../messages.ts'
import { newMessageSchema, parseTopic } from './new-message.schema.ts'
import { messageFormName, type Prefill } from './prefill.ts'

const draftFor = (prefill: Prefill) => draftOf(messageFormName(prefill), { except: ['attachments'] })

/** Topic, subject, message and files. The draft is kept until the message is sent, without its files. */
export function NewMessageForm({
  prefill,
  onSent,
}: {
  prefill: Prefill
  onSent: (message: Message) => void
}) {
  const t = useTranslations()
  const [draft] = useState(() => draftFor(prefill))
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const initial = { ...prefill, body: '', attachments: '' }
  const submission = useMessageSubmission({
    form: messageFormName(prefill),
    fields: Object.keys(initial),
    onAccepted: draft.clear,
    onDone: onSent,
  })
  const form = useForm({
    schema: newMessageSchema,
    initial,
    draft,
    translate: t,
    onSubmit: ({ topic, subject, body }) =>
      submission.send({
        topic: parseTopic(topic) ?? 'other',
        subject,
        body,
        attachments: files.map(({ file }) => file),
      }),
  })
  return (
    <Page title={t('new.title')} lead={t('new.why')} back={<BackToMessages />}>
      <Form form={form}>
        <SelectField
          {...form.field('topic')}
          label={t('new.topic.label')}
          options={messageTopics.map((topic) => ({ value: topic, label: t(`new.topic.${topic}`) }))}
        />
        <TextField {...form.field('subject')} label={t('new.subject.label')} />
        <BodyField label={t('new.body.label')} field={form.field('body')} />
        <FilesField
          field={form.field('attachments')}
          files={files}
          onFiles={setFiles}
          isDisabled={form.isBusy}
        />
        <SubmissionStatus submission={submission} hasFiles={files.length > 0} />
        {(form.isBusy || isSendable(submission.state)) && (
          <Button type="submit" isBusy={form.isBusy} isFullWidth>
            {t('new.send')}
          </Button>
        )}
      </Form>
    </Page>
  )
}
