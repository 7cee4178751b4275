import { attachmentLimits, checkAttachments } from '@coffer/domain/attachments'
import { useFormats } from '@coffer/i18n/formats'
import { useState } from 'react'
import { styled } from 'styled-components'
import { space } from '../foundations/tokens.ts'
import { Stack } from '../layout/flow.tsx'
import { useTranslations } from './files/messages.ts'
import { SelectedFile, FileStatus, useAttachmentError } from './selected-file.tsx'
import { FieldFrame, fieldId, type FieldProps } from './field-frame.tsx'
import { FilePicker } from './file-picker.tsx'

const List = styled.ul`
  display: grid;
  gap: ${space[8]};
`

const markOf = ({ name, size, lastModified }: File) => `${name}/${size}/${lastModified}`

export interface AttachmentsFieldProps extends Omit<FieldProps<readonly File[]>, 'autoComplete'> {
  /** The `accept` attribute; every allowed type by default. */
  accept?: string | undefined
}

/** A field for several files, each with its error. Later choices are appended. */
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
  const [said, setSaid] = useState('')
  const say = useAttachmentError()
  const limits = { size: fileSize(attachmentLimits.bytes), count: number(attachmentLimits.count) }
  const note = hint ?? t('file.limitMany', limits)
  const problems = checkAttachments(value)

  function add(picked: readonly File[]) {
    const known = new Set(value.map(markOf))
    const fresh = picked.filter((file) => !known.has(markOf(file)))
    const files = [...value, ...fresh]
    const found = checkAttachments(files)
    const fates = picked.map((file) => {
      if (!fresh.includes(file)) return `${file.name}: ${t('file.twice')}`
      const problem = found?.[files.indexOf(file)] ?? null
      return `${file.name}: ${problem === null ? t('file.added') : say(problem)}`
    })
    setSaid([...fates, t('file.chosen', { count: files.length })].join('. '))
    if (fresh.length > 0) onChange(files)
  }

  function remove(file: File) {
    const files = value.filter((other) => other !== file)
    setSaid(`${t('file.removed', { name: file.name })}. ${t('file.chosen', { count: files.length })}`)
    onChange(files)
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
          onPick={add}
          onBlur={onBlur}
          hint={note}
          error={error}
          isInvalid={problems !== null}
          isOptional={isOptional}
          isDisabled={isDisabled}
        />
      </FieldFrame>
      {value.length > 0 && (
        <List aria-label={t('file.list', { label })}>
          {value.map((file, index) => (
            <li key={markOf(file)}>
              <SelectedFile
                file={file}
                problem={problems?.[index] ?? null}
                onRemove={() => remove(file)}
                isDisabled={isDisabled}
              />
            </li>
          ))}
        </List>
      )}
      <FileStatus>{said}</FileStatus>
    </Stack>
  )
}
