import type { DepositorProgress } from '@coffer/api-client/depositor'
import { attachmentLimits } from '@coffer/domain/attachments'
import { FailureNotice } from '@coffer/errors/failure-notice'
import { useFormats } from '@coffer/i18n/formats'
import { Button } from '@coffer/ui-kit/button'
import { FileField } from '@coffer/ui-kit/file-field'
import { Form, useForm } from '@coffer/ui-kit/form'
import { Notice } from '@coffer/ui-kit/notice'
import { UploadProgress } from '@coffer/ui-kit/upload-progress'
import { useTranslations } from '../messages.ts'
import { type ChosenDocuments, documentsSchema, stateOf } from './documents.schema.ts'
import type { useSendingDocuments } from './use-sending-documents.ts'

interface DocumentsFormProps {
  progress: DepositorProgress
  chosen: ChosenDocuments
  onChoose: (chosen: ChosenDocuments) => void
  port: ReturnType<typeof useSendingDocuments>
}

/** One file of each kind that is missing. What is chosen stays whatever happens on its way. */
export function DocumentsForm({ progress, chosen, onChoose, port }: DocumentsFormProps) {
  const t = useTranslations()
  const { fileSize } = useFormats()
  const { missingDocuments: missing, revision } = progress
  const { sending, send, cancel } = port
  const form = useForm({
    schema: documentsSchema(missing),
    initial: Object.fromEntries(missing.map((kind) => [kind, stateOf(chosen[kind] ?? null)])),
    translate: t,
    onSubmit: () =>
      send(
        missing.flatMap((kind) => {
          const file = chosen[kind]
          return file ? [{ kind, file }] : []
        }),
        revision,
      ),
  })
  const limit = t('additional.limit', { size: fileSize(attachmentLimits.bytes) })
  return (
    <Form form={form}>
      {missing.map((kind) => {
        const field = form.field(kind)
        return (
          <FileField
            key={kind}
            name={kind}
            label={t(`additional.${kind}.label`)}
            hint={`${t(`additional.${kind}.hint`)} ${limit}`}
            value={chosen[kind] ?? null}
            error={field.error}
            isDisabled={form.isBusy}
            onChange={(file) => {
              onChoose({ ...chosen, [kind]: file })
              field.onChange(stateOf(file))
            }}
          />
        )
      })}
      {form.failure !== undefined && (
        <FailureNotice title={t('failure.documentsNotSent')} error={form.failure} kept="files" />
      )}
      {(sending.kind === 'cancelled' || sending.kind === 'unsure') && (
        <Notice
          severity={sending.kind === 'unsure' ? 'warning' : 'info'}
          title={t(`additional.${sending.kind}.title`)}
          isAnnounced
        >
          {t(`additional.${sending.kind}.text`)}
        </Notice>
      )}
      {sending.kind === 'sending' && (
        <UploadProgress
          fraction={sending.fraction}
          label={t('additional.sending', { count: missing.length })}
          onCancel={cancel}
        />
      )}
      <Button type="submit" isBusy={form.isBusy} isFullWidth>
        {t('additional.submit', { count: missing.length })}
      </Button>
    </Form>
  )
}
