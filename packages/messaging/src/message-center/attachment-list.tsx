import type { Attachment } from '@coffer/api-client/messages'
import { role } from '@coffer/branding/roles'
import { safeDownload } from '@coffer/domain/links'
import { useFormats } from '@coffer/i18n/formats'
import { TextAnchor } from '@coffer/ui-kit/button'
import { Icon } from '@coffer/ui-kit/icon'
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

/** The files of one message; one with an unsafe address is not a link. */
export function AttachmentList({ attachments }: { attachments: readonly Attachment[] }) {
  const t = useTranslations()
  const { fileSize } = useFormats()
  if (attachments.length === 0) return null
  return (
    <List aria-label={t('center.files')}>
      {attachments.map(({ uuid, name, size: bytes, downloadUrl }) => {
        const address = safeDownload(downloadUrl, location.origin)
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
            </Name>
          </Item>
        )
      })}
    </List>
  )
}
