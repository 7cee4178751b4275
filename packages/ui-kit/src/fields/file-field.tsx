import { attachmentLimits, checkAttachments } from '@coffer/domain/attachments'
import { useFormats } from '@coffer/i18n/formats'
import { Stack } from '../layout/flow.tsx'
import { useTranslations } from './files/messages.ts'
import { SelectedFile, FileStatus, useAttachmentError } from './selected-file.tsx'
import { FieldFrame, fieldId, type FieldProps } from './field-frame.tsx'
import { FilePicker } from './file-picker.tsx'

export interface FileFieldProps extends Omit<FieldProps<File | null>, 'autoComplete'> {
  /** The `accept` attribute; every allowed type by default. */
  accept?: string | undefined
}

/** A field for one file with its error. Choosing another replaces it. */
export function FileField({
  label,
  name,
  value,
  onChange,
  onBlur,
  error,
  hint,
  isOptional,
  isDisabled,
  accept = attachmentLimits.accept,
}: FileFieldProps) {
  const t = useTranslations()
  const { fileSize } = useFormats()
  const say = useAttachmentError()
  const note = hint ?? t('file.limitOne', { size: fileSize(attachmentLimits.bytes) })
  const [problem = null] = value ? (checkAttachments([value]) ?? []) : []

  function remove() {
    onChange(null)
    document.getElementById(fieldId(name))?.focus()
  }

  return (
    <Stack gap={8}>
      <FieldFrame label={label} name={name} hint={note} error={error} isOptional={isOptional}>
        <FilePicker
          name={name}
          prompt={t(value ? 'file.chooseAnother' : 'file.chooseOne')}
          accept={accept}
          isMultiple={false}
          onPick={([file]) => file && onChange(file)}
          onBlur={onBlur}
          hint={note}
          error={error}
          isInvalid={problem !== null}
          isOptional={isOptional}
          isDisabled={isDisabled}
        />
      </FieldFrame>
      {value && <SelectedFile file={value} problem={problem} onRemove={remove} isDisabled={isDisabled} />}
      <FileStatus>{value && `${value.name}: ${problem ? say(problem) : t('file.added')}`}</FileStatus>
    </Stack>
  )
}
