import { checkAttachments } from '@coffer/domain/attachments'
import { AttachmentsField } from '@coffer/ui-kit/attachments-field'
import { type ChosenFile, isRefused } from '@coffer/ui-kit/chosen-file'
import type { FieldBinding } from '@coffer/ui-kit/form'
import { useTranslations } from '../messages.ts'
import { INVALID_FILES, UNREAD_FILES } from './message.schema.ts'

interface FilesFieldProps {
  field: FieldBinding<string>
  files: readonly ChosenFile[]
  onFiles: (files: readonly ChosenFile[]) => void
  isDisabled: boolean
}

function toFieldValue(files: readonly ChosenFile[]): string {
  const problems = checkAttachments(files)
  if (problems === null) return ''
  return problems.some(isRefused) ? INVALID_FILES : UNREAD_FILES
}

/** The attachments. Form values are text, so the field's value only states whether the files are valid. */
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
        field.onChange(toFieldValue(chosen))
      }}
    />
  )
}
