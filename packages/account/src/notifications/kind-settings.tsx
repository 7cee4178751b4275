import type { NotificationKind, NotificationSetting } from '@coffer/domain/notifications'
import { role } from '@coffer/branding/roles'
import { Icon } from '@coffer/ui-kit/icon'
import { VisuallyHidden } from '@coffer/ui-kit/layout'
import { media, size, space, weight } from '@coffer/ui-kit/tokens'
import { useId } from 'react'
import { styled } from 'styled-components'
import { useTranslations } from '../messages.ts'
import { SettingSwitch } from './setting-switch.tsx'

const Kind = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]} ${space[32]};
  min-width: 0;
  margin: 0;
  padding: ${space[24]} ${space[16]};
  border: 0;
  border-block-end: 1px solid ${role('hairline')};

  &:last-child {
    border-block-end: 0;
  }

  ${media.drawer} {
    padding: ${space[24]};
  }

  ${media.columns} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`
const Title = styled.h2`
  margin: 0 0 ${space[4]};
  font-size: ${size[16]};
  font-weight: ${weight.bold};
`
const Text = styled.p`
  margin: 0;
  color: ${role('text-soft')};
  font-size: ${size[14]};
`
/** One column for each channel, the same for every category. */
const Channels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 ${space[16]};
  align-content: start;

  ${media.drawer} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  /* Its first line aligns with the title. */
  ${media.columns} {
    margin-block-start: -0.625rem;
  }
`
const Fixed = styled.p`
  display: flex;
  gap: ${space[12]};
  margin: 0;
  padding-block: 0.625rem;
`

const Always = styled.span`
  display: block;
  color: ${role('text-soft')};
  font-size: ${size[14]};
`

interface KindSettingsProps {
  kind: NotificationKind
  /** The settings that the category supports. */
  settings: readonly NotificationSetting[]
  hasMobileNumber: boolean
}

/** The switches and the description of one category of notices; no switches if the whole category is always on. */
export function KindSettings({ kind, settings, hasMobileNumber }: KindSettingsProps) {
  const t = useTranslations()
  const id = useId()
  return (
    <Kind aria-describedby={`${id}text`}>
      <VisuallyHidden as="legend">{t(`notifications.${kind}`)}</VisuallyHidden>
      <div>
        <Title>{t(`notifications.${kind}`)}</Title>
        <Text id={`${id}text`}>{t(`notifications.${kind}.why`)}</Text>
      </div>
      <Channels>
        {settings
          .filter(({ isFixed, channel }) => !isFixed || channel !== 'text' || hasMobileNumber)
          .map((setting) =>
            setting.isFixed ? (
              <Fixed key={setting.channel}>
                <Icon name="check" />
                <span>
                  <span>{t(`notifications.channel.${setting.channel}`)}</span>
                  <Always>{t('notifications.always')}</Always>
                </span>
              </Fixed>
            ) : (
              <SettingSwitch
                key={setting.channel}
                setting={setting}
                obstacle={
                  setting.channel === 'text' && !hasMobileNumber ? t('notifications.no-number') : undefined
                }
              />
            ),
          )}
      </Channels>
    </Kind>
  )
}
