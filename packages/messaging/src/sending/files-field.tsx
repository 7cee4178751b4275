import { checkAttachments } from '@coffer/domain/attachments'
import { AttachmentsField } from '@coffer/ui-kit/attachments-field'
import type { FieldBinding } from '@coffer/ui-kit/form'
import { useTranslations } from '../messages.ts'
import { UNSENDABLE } from './written.schema.ts'

interface FilesFieldProps {
  field: FieldBinding<string>
  files: readonly File[]
  onFiles: (files: readonly File[]) => void
  isDisabled: boolean
}

/** What goes with a message. A form holds words only, so its field keeps whether these files may be sent. */
export function FilesField({ field, files, onFiles, isDisabled }: FilesFieldProps) {
  const t = useTranslations()
  return (
    <AttachmentsField
      name={field.name}
      label={t('write.files')}
      value={files}
      error={field.error}
      isOptional
      isDisabled={isDisabled}
      onChange={(chosen) => {
        onFiles(chosen)
        field.onChange(checkAttachments(chosen) === null ? '' : UNSENDABLE)
      }}
    />
  )
}
