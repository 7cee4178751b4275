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
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
`
const Item = styled.li`
  display: flex;
  gap: ${space[8]};
  padding-block: ${space[8]};
  color: ${role('text-soft')};
`
// As high as the first line of text beside it.
const Clip = styled.span`
  display: grid;
  place-items: center;
  height: 1.5em;
`
const Name = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`
const Size = styled.span`
  font-size: ${size[14]};
  white-space: nowrap;
`
const State = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[4]};
  padding-block-start: ${space[4]};
  font-size: ${size[14]};
`

/** The files of one message. A file is a link only if it passed the bank's check and has a safe address. */
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
            <Clip>
              <Icon name="attachment" size="small" />
            </Clip>
            <Name>
              {address ? (
                <TextAnchor href={address} target="_blank" rel="noopener noreferrer">
                  {name}
                </TextAnchor>
              ) : (
                name
              )}{' '}
              <Size>{fileSize(bytes)}</Size>
              {status !== 'clean' && (
                <State>
                  <StatusTag tone={status === 'checking' ? 'info' : 'error'}>
                    {t(`center.file.${status}`)}
                  </StatusTag>
                  <span>{t(`center.file.${status}.text`)}</span>
                </State>
              )}
            </Name>
          </Item>
        )
      })}
    </List>
  )
}
