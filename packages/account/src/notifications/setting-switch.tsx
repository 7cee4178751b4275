import { SubmissionNotice } from '@coffer/forms/submission-notice'
import type { NotificationSetting } from '@coffer/domain/notifications'
import { role } from '@coffer/branding/roles'
import { Button } from '@coffer/ui-kit/button'
import { CheckboxField } from '@coffer/ui-kit/checkbox-field'
import { VisuallyHidden } from '@coffer/ui-kit/layout'
import { media, size, space } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import { useTranslations } from '../messages.ts'
import { useSettingSwitch } from './use-setting-switch.ts'

const Cell = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[16]};
  align-items: center;

  ${media.drawer} {
    display: block;
  }
`
/** Next to the switch on a phone and below it elsewhere. It keeps its height when empty, to avoid a layout shift. */
const Status = styled.output`
  display: block;
  color: ${role('text-soft')};
  font-size: ${size[14]};
  text-align: end;

  ${media.drawer} {
    min-height: 1.5em;
    padding-inline-start: calc(1.5rem + ${space[12]});
    text-align: start;
  }
`
/** Below all switches of the category. */
const Failure = styled.div`
  grid-column: 1 / -1;
  order: 1;
`

interface SettingSwitchProps {
  setting: NotificationSetting
  /** Why the setting cannot be turned on. */
  obstacle?: string | undefined
}

/** One checkbox that is saved immediately, with the result of the save. */
export function SettingSwitch({ setting, obstacle }: SettingSwitchProps) {
  const t = useTranslations()
  const { isShownOn, state, change, check } = useSettingSwitch(setting)
  const { kind, channel } = setting
  const isPending = state.status === 'pending'
  return (
    <>
      <Cell>
        <CheckboxField
          name={`${kind}-${channel}`}
          label={
            <>
              <VisuallyHidden>{`${t(`notifications.${kind}`)}: `}</VisuallyHidden>
              <span>{t(`notifications.channel.${channel}`)}</span>
            </>
          }
          value={isShownOn}
          onChange={change}
          isDisabled={obstacle !== undefined && !isShownOn}
        />
        <Status>
          {isPending && <span>{t('notifications.saving')}</span>}
          {state.status === 'done' && <span>{t('notifications.saved')}</span>}
          {!isPending && state.status !== 'done' && !isShownOn && <span>{obstacle}</span>}
        </Status>
      </Cell>
      {(state.status === 'rejected' || state.status === 'outcome-unknown') && (
        <Failure>
          <SubmissionNotice
            state={state}
            title={t('notifications.failed')}
            unknown={{ title: t('notifications.unknown.title'), body: t('notifications.unknown.body') }}
            action={
              state.status === 'outcome-unknown' &&
              state.verification !== 'not-found' && (
                <Button variant="secondary" onPress={() => void check()}>
                  {t('notifications.unknown.check')}
                </Button>
              )
            }
          />
        </Failure>
      )}
    </>
  )
}
