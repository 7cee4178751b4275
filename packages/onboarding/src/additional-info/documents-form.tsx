import type { DepositorProgress } from '@coffer/api-client/depositor'
import { attachmentLimits } from '@coffer/domain/attachments'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { useFormats } from '@coffer/i18n/formats'
import { Button } from '@coffer/ui-kit/button'
import { FileField } from '@coffer/ui-kit/file-field'
import { Form, useForm } from '@coffer/ui-kit/form'
import { Notice } from '@coffer/ui-kit/notice'
import { UploadProgress } from '@coffer/ui-kit/upload-progress'
import type { Dispatch, SetStateAction } from 'react'
import { useTranslations } from '../messages.ts'
import { type ChosenDocuments, documentsSchema, fileState } from './documents.schema.ts'
import type { useDocumentUpload } from './use-document-upload.ts'

interface DocumentsFormProps {
  progress: DepositorProgress
  chosen: ChosenDocuments
  onChoose: Dispatch<SetStateAction<ChosenDocuments>>
  upload: ReturnType<typeof useDocumentUpload>
}

/** One file of each missing kind. The chosen files survive every failure. */
export function DocumentsForm({ progress, chosen, onChoose, upload }: DocumentsFormProps) {
  const t = useTranslations()
  const { fileSize } = useFormats()
  const { missingDocuments: missing, revision } = progress
  const form = useForm({
    schema: documentsSchema(missing),
    initial: Object.fromEntries(missing.map((kind) => [kind, fileState(chosen[kind] ?? null)])),
    translate: t,
    onSubmit: () =>
      upload.submit({
        documents: missing.flatMap((kind) => {
          const file = chosen[kind]?.file
          return file ? [{ kind, file }] : []
        }),
        revision,
      }),
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
              // Updates the latest state, because a file arrives asynchronously after it is read.
              onChoose((others) => ({ ...others, [kind]: file }))
              field.onChange(fileState(file))
            }}
          />
        )
      })}
      <UploadStatus upload={upload} count={missing.length} />
      <Button type="submit" isBusy={form.isBusy} isFullWidth>
        {t('additional.submit', { count: missing.length })}
      </Button>
    </Form>
  )
}

interface UploadStatusProps extends Pick<DocumentsFormProps, 'upload'> {
  count: number
}

/** The progress of the upload, or the reason for its failure. */
function UploadStatus({ upload: { state, fraction, isCancelled, cancel }, count }: UploadStatusProps) {
  const t = useTranslations()
  if (state.status === 'pending')
    return (
      state.phase === 'sending' && (
        <UploadProgress fraction={fraction} label={t('additional.sending', { count })} onCancel={cancel} />
      )
    )
  const isUnknown = state.status === 'outcome-unknown' && state.verification !== 'not-found'
  if (!isCancelled || isUnknown)
    return <SubmissionNotice title={t('failure.documentsNotSent')} state={state} kept="files" />
  return (
    <Notice severity="info" title={t('additional.cancelled.title')} isAnnounced>
      {t('additional.cancelled.text')}
    </Notice>
  )
}
