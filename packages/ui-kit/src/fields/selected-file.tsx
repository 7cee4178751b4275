import { attachmentLimits, type AttachmentProblem, type FileContent } from '@coffer/domain/attachments'
import type { FileKind } from '@coffer/domain/file-kind'
import { useFormats } from '@coffer/i18n/formats'
import { styled } from 'styled-components'
import { Icon } from '../brand/icon.tsx'
import { role } from '@coffer/branding/roles'
import { text, visuallyHidden } from '../foundations/text.ts'
import { radius, space } from '../foundations/tokens.ts'
import { type ChosenFile, isRefused } from './chosen-file.ts'
import { FilePreview } from './file-preview.tsx'
import { useTranslations } from './files/messages.ts'

const Frame = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  padding: ${space[4]} ${space[4]} ${space[4]} ${space[12]};
  border: 1px solid ${role('hairline')};
  border-radius: ${radius};
  background: ${role('surface')};
  color: ${role('text-soft')};

  &[data-invalid='true'] {
    border-color: ${role('error')};
    color: ${role('error')};
  }
`
const Description = styled.div`
  flex: 1;
  min-width: 0;
  padding-block: ${space[8]};
`
const Name = styled.p`
  ${text.body}
  color: ${role('text')};
  overflow-wrap: anywhere;
`
const Note = styled.p`
  ${text.small}
  color: ${role('text-soft')};
`
const Problem = styled(Note)`
  color: ${role('error')};
  font-weight: 700;
`
const Remove = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: ${radius};
  color: ${role('text-soft')};
  cursor: pointer;

  &:hover {
    background: ${role('surface-sunken')};
    color: ${role('text')};
  }

  &:disabled {
    color: ${role('on-disabled')};
    background: none;
    cursor: default;
  }
`

/** Announces changes of the selected files to screen readers. */
export const FileStatus = styled.output`
  ${visuallyHidden}
`

/** The message for a file that cannot be sent. */
export function useAttachmentError(): (problem: AttachmentProblem) => string {
  const t = useTranslations()
  const { fileSize, number } = useFormats()
  const limits = { size: fileSize(attachmentLimits.bytes), count: number(attachmentLimits.count) }
  return (problem) => t(`file.problem.${problem}`, limits)
}

interface SelectedFileProps {
  chosen: ChosenFile
  problem: AttachmentProblem | null
  onRemove: () => void
  isDisabled: boolean | undefined
}

const isKind = (content: FileContent): content is FileKind =>
  content !== 'other' && content !== 'unreadable' && content !== 'unread'

const isPicture = (content: FileContent): boolean => content.startsWith('image/')

/** A selected file: preview of a picture, name, format, size, error and remove button. */
export function SelectedFile({ chosen, problem, onRemove, isDisabled }: SelectedFileProps) {
  const t = useTranslations()
  const { fileSize } = useFormats()
  const errorText = useAttachmentError()
  const { file, content } = chosen
  const size = fileSize(file.size)
  return (
    <Frame data-invalid={isRefused(problem)}>
      {isPicture(content) && !isRefused(problem) ? (
        <FilePreview file={file}>
          <Icon name="document" size="small" />
        </FilePreview>
      ) : (
        <Icon name={isRefused(problem) ? 'circle-error' : 'document'} size="small" />
      )}
      <Description>
        <Name>{file.name}</Name>
        <Note>{isKind(content) ? t('file.what', { kind: t(`file.kind.${content}`), size }) : size}</Note>
        {problem === 'unread' && <Note>{errorText(problem)}</Note>}
        {problem && isRefused(problem) && <Problem>{errorText(problem)}</Problem>}
      </Description>
      <Remove
        type="button"
        aria-label={t('file.remove', { name: file.name })}
        disabled={isDisabled}
        onClick={onRemove}
      >
        <Icon name="cross" size="small" />
      </Remove>
    </Frame>
  )
}
