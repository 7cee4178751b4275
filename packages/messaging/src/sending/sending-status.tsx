import { Button } from '@coffer/ui-kit/button'
import { Notice } from '@coffer/ui-kit/notice'
import { UploadProgress } from '@coffer/ui-kit/upload-progress'
import { useTranslations } from '../messages.ts'
import type { SendingPort } from './use-sending.ts'

interface SendingStatusProps {
  sending: Pick<SendingPort, 'state' | 'cancel' | 'look'>
  /** Files take their time; words alone are gone at once. */
  hasFiles: boolean
}

/** How a message is getting on, and whether it arrived when nobody said so. */
export function SendingStatus({ sending: { state, cancel, look }, hasFiles }: SendingStatusProps) {
  const t = useTranslations()
  switch (state.kind) {
    case 'ready':
      return null
    case 'sending':
      return (
        hasFiles && <UploadProgress fraction={state.fraction} label={t('sending.label')} onCancel={cancel} />
      )
    case 'cancelled':
      return (
        <Notice severity="info" title={t('sending.cancelled.title')} isAnnounced>
          {t('sending.cancelled.text')}
        </Notice>
      )
    case 'unsure':
      return (
        <Notice
          severity="warning"
          title={t(`sending.unsure.${state.look}.title`)}
          isAnnounced
          action={
            state.look === 'failed' && (
              <Button variant="secondary" onPress={() => void look()}>
                {t('sending.unsure.look')}
              </Button>
            )
          }
        >
          {t(`sending.unsure.${state.look}.text`)}
        </Notice>
      )
    default:
      return state satisfies never
  }
}

/** While it is not known whether the last one arrived, no other may go. */
export const mayBeSent = ({ state }: Pick<SendingPort, 'state'>): boolean =>
  state.kind !== 'unsure' || state.look === 'nothing-there'
