import { type Message, messageTopics } from '@coffer/api-client/messages'
import { resultReport } from '@coffer/router/result-screen'
import { draftOf } from '@coffer/session/drafts'
import { Button } from '@coffer/ui-kit/button'
import type { ChosenFile } from '@coffer/ui-kit/chosen-file'
import { FocusOnMount } from '@coffer/ui-kit/focus-on-mount'
import { Form, useForm } from '@coffer/ui-kit/form'
import { Page } from '@coffer/ui-kit/page'
import { SelectField } from '@coffer/ui-kit/select-field'
import { TextField } from '@coffer/ui-kit/text-field'
import { useState } from 'react'
import { BodyField } from '../compose/body-field.tsx'
import { FilesField } from '../compose/files-field.tsx'
import { isSendable, SubmissionStatus } from '../compose/submission-status.tsx'
import { useMessageSubmission } from '../compose/use-message-submission.ts'
import { BackToMessages } from '../message-center/back-link.tsx'
import { useMessageFlow } from '../message-flow.ts'
import { messages, useTranslations } from '../messages.ts'
import { newMessageSchema, parseTopic } from './new-message.schema.ts'
import { messageFormName, type Prefill, usePrefill } from './prefill.ts'

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

interface SentMessage {
  message: Message
  center: ReturnType<typeof useMessageFlow>['center']
}

const Sent = resultReport(messages, {
  tone: 'success',
  title: 'sent.title',
  body: ({ message: { subject } }: SentMessage) => [['sent.text', { subject }]],
  action: ({ message, center }) => ({
    to: center,
    search: { thread: message.threadUuid },
    label: 'sent.see',
    isFullWidth: false,
  }),
  secondary: { to: '/login/entry', label: 'sent.done', isFullWidth: false },
})

/** The confirmation after sending, with a link to the thread in which the reply arrives. */
function MessageSent({ message }: { message: Message }) {
  const { center } = useMessageFlow()
  return <Sent value={{ message, center }} />
}

const draftFor = (prefill: Prefill) => draftOf(messageFormName(prefill), { except: ['attachments'] })

/** Topic, subject, message and files. The draft is kept until the message is sent, without its files. */
function NewMessageForm({ prefill, onSent }: { prefill: Prefill; onSent: (message: Message) => void }) {
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
