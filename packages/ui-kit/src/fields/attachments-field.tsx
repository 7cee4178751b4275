import { attachmentLimits, checkAttachments } from '@coffer/domain/attachments'
import { useFormats } from '@coffer/i18n/formats'
import { useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { space } from '../foundations/tokens.ts'
import { Stack } from '../layout/flow.tsx'
import { type ChosenFile, isRefused, fileKey, readChosenFile, unread } from './chosen-file.ts'
import { useTranslations } from './files/messages.ts'
import { SelectedFile, FileStatus, useAttachmentError } from './selected-file.tsx'
import { FieldFrame, fieldId, type FieldProps } from './field-frame.tsx'
import { FilePicker } from './file-picker.tsx'

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
`

export interface AttachmentsFieldProps extends Omit<FieldProps<readonly ChosenFile[]>, 'autoComplete'> {
  /** The `accept` attribute; defaults to every allowed type. */
  accept?: string | undefined
}

/** A field for several files, each with its error. Files are read when they are chosen. Later choices are appended. */
export function AttachmentsField({
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
}: AttachmentsFieldProps) {
  const t = useTranslations()
  const { fileSize, number } = useFormats()
  const [status, setStatus] = useState('')
  const errorText = useAttachmentError()
  const limits = { size: fileSize(attachmentLimits.bytes), count: number(attachmentLimits.count) }
  const note = hint ?? t('file.limitMany', limits)
  const problems = checkAttachments(value)

  // Files may be added and removed while others are read.
  const latest = useRef({ value, onChange })
  useLayoutEffect(() => {
    latest.current = { value, onChange }
  }, [value, onChange])

  function change(files: readonly ChosenFile[]) {
    latest.current.value = files
    latest.current.onChange(files)
  }

  async function add(picked: readonly File[]): Promise<void> {
    const known = new Set(latest.current.value.map(({ file }) => fileKey(file)))
    const fresh = picked.filter((file) => !known.has(fileKey(file)))
    if (fresh.length > 0) change([...latest.current.value, ...fresh.map(unread)])
    const read = new Map((await Promise.all(fresh.map(readChosenFile))).map((one) => [one.file, one]))
    const files = latest.current.value.map((one) => read.get(one.file) ?? one)
    if (fresh.length > 0) change(files)
    const found = checkAttachments(files)
    const outcomes = picked.map((file) => {
      if (!fresh.includes(file)) return `${file.name}: ${t('file.twice')}`
      const problem = found?.[files.findIndex((one) => one.file === file)] ?? null
      return `${file.name}: ${problem === null ? t('file.added') : errorText(problem)}`
    })
    setStatus([...outcomes, t('file.chosen', { count: files.length })].join('. '))
  }

  function remove({ file }: ChosenFile) {
    const files = latest.current.value.filter((other) => other.file !== file)
    setStatus(`${t('file.removed', { name: file.name })}. ${t('file.chosen', { count: files.length })}`)
    change(files)
    document.getElementById(fieldId(name))?.focus()
  }

  return (
    <Stack gap={8}>
      <FieldFrame label={label} name={name} hint={note} error={error} isOptional={isOptional}>
        <FilePicker
          name={name}
          prompt={t('file.chooseMany')}
          accept={accept}
          isMultiple
          onPick={(picked) => void add(picked)}
          onBlur={onBlur}
          hint={note}
          error={error}
          isInvalid={problems?.some(isRefused) ?? false}
          isOptional={isOptional}
          isDisabled={isDisabled}
        />
      </FieldFrame>
      {value.length > 0 && (
        <List aria-label={t('file.list', { label })}>
          {value.map((chosen, index) => (
            <li key={fileKey(chosen.file)}>
              <SelectedFile
                chosen={chosen}
                problem={problems?.[index] ?? null}
                onRemove={() => remove(chosen)}
                isDisabled={isDisabled}
              />
            </li>
          ))}
        </List>
      )}
      <FileStatus>{status}</FileStatus>
    </Stack>
  )
}
