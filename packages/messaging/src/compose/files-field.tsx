import { checkAttachments } from '@coffer/domain/attachments'
import { AttachmentsField } from '@coffer/ui-kit/attachments-field'
import type { ChosenFile } from '@coffer/ui-kit/chosen-file'
import type { FieldBinding } from '@coffer/ui-kit/form'
import { useTranslations } from '../messages.ts'
import { INVALID_FILES } from './message.schema.ts'

interface FilesFieldProps {
  field: FieldBinding<string>
  files: readonly ChosenFile[]
  onFiles: (files: readonly ChosenFile[]) => void
  isDisabled: boolean
}

/** The attachments. Form values are text, so the field's value only tells whether the files are valid. */
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
        field.onChange(checkAttachments(chosen) === null ? '' : INVALID_FILES)
      }}
    />
  )
}
