import { attachmentLimits, checkAttachments } from '@coffer/domain/attachments'
import { useFormats } from '@coffer/i18n/formats'
import { useLayoutEffect, useRef } from 'react'
import { Stack } from '../layout/flow.tsx'
import { type ChosenFile, isRefused, fileKey, readChosenFile, unread } from './chosen-file.ts'
import { useTranslations } from './files/messages.ts'
import { SelectedFile, FileStatus, useAttachmentError } from './selected-file.tsx'
import { FieldFrame, fieldId, type FieldProps } from './field-frame.tsx'
import { FilePicker } from './file-picker.tsx'

export interface FileFieldProps extends Omit<FieldProps<ChosenFile | null>, 'autoComplete'> {
  /** The `accept` attribute; defaults to every allowed type. */
  accept?: string | undefined
}

/** A field for one file with its error. The file is read when it is chosen. Choosing another replaces it. */
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
  const errorText = useAttachmentError()
  const note = hint ?? t('file.limitOne', { size: fileSize(attachmentLimits.bytes) })
  const [problem = null] = value ? (checkAttachments([value]) ?? []) : []

  // While a file is read, it may be replaced, and other fields of the form may change.
  const latest = useRef({ file: value?.file, onChange })
  useLayoutEffect(() => {
    latest.current = { file: value?.file, onChange }
  }, [value, onChange])

  async function choose(file: File): Promise<void> {
    latest.current.file = file
    onChange(unread(file))
    const read = await readChosenFile(file)
    if (latest.current.file === file) latest.current.onChange(read)
  }

  function remove() {
    latest.current.file = undefined
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
          onPick={([file]) => file && void choose(file)}
          onBlur={onBlur}
          hint={note}
          error={error}
          isInvalid={isRefused(problem)}
          isOptional={isOptional}
          isDisabled={isDisabled}
        />
      </FieldFrame>
      {value && (
        <SelectedFile
          key={fileKey(value.file)}
          chosen={value}
          problem={problem}
          onRemove={remove}
          isDisabled={isDisabled}
        />
      )}
      <FileStatus>
        {value && `${value.file.name}: ${problem ? errorText(problem) : t('file.added')}`}
      </FileStatus>
    </Stack>
  )
}
