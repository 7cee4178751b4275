import { type Message, messageTopics } from '@coffer/api-client/messages'
import { fieldErrorsOf } from '@coffer/errors/failure-of'
import { draftOf } from '@coffer/session/drafts'
import { Button } from '@coffer/ui-kit/button'
import { Form, useForm } from '@coffer/ui-kit/form'
import { PageHeading, Stack } from '@coffer/ui-kit/layout'
import { SelectField } from '@coffer/ui-kit/select-field'
import { TextField } from '@coffer/ui-kit/text-field'
import { useState } from 'react'
import { BackLink } from '../message-center/back-link.tsx'
import { BodyField } from '../sending/body-field.tsx'
import { FilesField } from '../sending/files-field.tsx'
import { SendFailure } from '../sending/send-failure-notice.tsx'
import { mayBeSent, SendingStatus } from '../sending/sending-status.tsx'
import { useSending } from '../sending/use-sending.ts'
import { useTranslations } from '../messages.ts'
import { newMessageSchema, type NewMessageForm as Written, topicOf } from './new-message.schema.ts'
import { formOf, type Prefill } from './prefill.ts'

const draftFor = (prefill: Prefill) => draftOf(formOf(prefill), { except: ['attachments'] })

/** Topic, subject, message and files. What is written is kept until it is sent; files are chosen anew after a reload. */
export function NewMessageForm({
  prefill,
  onSent,
}: {
  prefill: Prefill
  onSent: (message: Message) => void
}) {
  const t = useTranslations()
  const [draft] = useState(() => draftFor(prefill))
  const [files, setFiles] = useState<readonly File[]>([])
  const sending = useSending(formOf(prefill), (message) => {
    draft.clear()
    onSent(message)
  })

  async function onSubmit({ topic, subject, body }: Written) {
    try {
      await sending.send({ topic: topicOf(topic) ?? 'other', subject, body, attachments: files })
    } catch (error) {
      return fieldErrorsOf(error, ['topic', 'subject', 'body', 'attachments'])
    }
    return undefined
  }

  const initial = { ...prefill, body: '', attachments: '' }
  const form = useForm({ schema: newMessageSchema, initial, draft, translate: t, onSubmit })
  return (
    <Stack gap={24}>
      <BackLink />
      <PageHeading title={t('new.title')}>{t('new.why')}</PageHeading>
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
        {form.failure !== undefined && <SendFailure error={form.failure} />}
        <SendingStatus sending={sending} hasFiles={files.length > 0} />
        {mayBeSent(sending) && (
          <Button type="submit" isBusy={form.isBusy} isFullWidth>
            {t('new.send')}
          </Button>
        )}
      </Form>
    </Stack>
  )
}
