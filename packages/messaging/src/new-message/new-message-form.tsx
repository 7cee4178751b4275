import { messagesQuery, messageTopics, sendMessage } from '@coffer/api-client/messages'
import { useFormats } from '@coffer/i18n/formats'
import { draftOf } from '@coffer/session/drafts'
import { Button } from '@coffer/ui-kit/button'
import { Form, useForm } from '@coffer/ui-kit/form'
import { PageHeading, Stack } from '@coffer/ui-kit/layout'
import { SelectField } from '@coffer/ui-kit/select-field'
import { TextAreaField } from '@coffer/ui-kit/text-area-field'
import { TextField } from '@coffer/ui-kit/text-field'
import { useQueryClient } from '@tanstack/react-query'
import { useWords } from '../words.ts'
import {
  LONGEST_BODY,
  newMessageSchema,
  type NewMessageForm as Written,
  topicOf,
} from './new-message.schema.ts'
import { SendFailure } from './send-failure-notice.tsx'
import { failureOf } from './send-failure.ts'

const draft = draftOf('new-message')
const empty = { topic: '', subject: '', body: '' }

/** Topic, subject and message. What is written is kept until it is sent. */
export function NewMessageForm({ onSent }: { onSent: (subject: string) => void }) {
  const t = useWords()
  const formats = useFormats()
  const client = useQueryClient()

  async function onSubmit({ topic, subject, body }: Written) {
    try {
      await sendMessage({ topic: topicOf(topic) ?? 'other', subject, body })
    } catch (error) {
      const { kind, fields } = failureOf(error)
      if (kind === 'invalid' && Object.keys(fields).length > 0) return { fields }
      throw error
    }
    draft.clear()
    void client.invalidateQueries({ queryKey: messagesQuery().queryKey })
    return onSent(subject)
  }

  const form = useForm({ schema: newMessageSchema, initial: empty, draft, translate: t, onSubmit })
  return (
    <Stack gap={32}>
      <PageHeading title={t('new.title')}>{t('new.why')}</PageHeading>
      <Form form={form}>
        <SelectField
          {...form.field('topic')}
          label={t('new.topic.label')}
          options={messageTopics.map((topic) => ({ value: topic, label: t(`new.topic.${topic}`) }))}
        />
        <TextField {...form.field('subject')} label={t('new.subject.label')} />
        <TextAreaField
          {...form.field('body')}
          label={t('new.body.label')}
          hint={t('new.body.hint', { max: formats.number(LONGEST_BODY) })}
        />
        {form.failure !== undefined && <SendFailure error={form.failure} />}
        <Button type="submit" isBusy={form.isBusy} isFullWidth>
          {t('new.send')}
        </Button>
      </Form>
    </Stack>
  )
}
