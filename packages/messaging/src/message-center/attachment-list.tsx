import type { Attachment } from '@coffer/api-client/messages'
import { role } from '@coffer/branding/roles'
import { safeDownload } from '@coffer/domain/links'
import { useFormats } from '@coffer/i18n/formats'
import { TextAnchor } from '@coffer/ui-kit/button'
import { Icon } from '@coffer/ui-kit/icon'
import { StatusTag } from '@coffer/ui-kit/status-tag'
import { size, space } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import { useTranslations } from '../messages.ts'

const List = styled.ul`
  display: grid;
`
const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  min-height: 2.75rem;
  color: ${role('text-soft')};
`
const Name = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`
const Size = styled.span`
  font-size: ${size[14]};
  white-space: nowrap;
`

const Note = styled.span`
  display: block;
  font-size: ${size[14]};
`

/** The files of one message. Only one that passed the bank's check, at a safe address, is a link. */
export function AttachmentList({ attachments }: { attachments: readonly Attachment[] }) {
  const t = useTranslations()
  const { fileSize } = useFormats()
  if (attachments.length === 0) return null
  return (
    <List aria-label={t('center.files')}>
      {attachments.map(({ uuid, name, size: bytes, status, downloadUrl }) => {
        const isOpen = status === 'clean' && downloadUrl !== null
        const address = isOpen ? safeDownload(downloadUrl, location.origin) : null
        return (
          <Item key={uuid}>
            <Icon name="attachment" size="small" />
            <Name>
              {address ? (
                <TextAnchor href={address} target="_blank" rel="noopener noreferrer">
                  {name}
                </TextAnchor>
              ) : (
                name
              )}{' '}
              <Size>{fileSize(bytes)}</Size>
              {status !== 'clean' && <Note>{t(`center.file.${status}.text`)}</Note>}
            </Name>
            {status !== 'clean' && (
              <StatusTag tone={status === 'checking' ? 'info' : 'error'}>
                {t(`center.file.${status}`)}
              </StatusTag>
            )}
          </Item>
        )
      })}
    </List>
  )
}
