import { useNavigate } from '@coffer/router/link'
import { useTimeout } from '@coffer/session/liveness'
import { Button } from '@coffer/ui-kit/button'
import { Dialog } from '@coffer/ui-kit/dialog'
import { useTranslations } from '../messages.ts'

/** Shown two minutes before the session expires. Counts down and offers to extend the session. */
export function TimeoutDialog() {
  const t = useTranslations()
  const navigate = useNavigate()
  const { secondsLeft, stay } = useTimeout()
  if (secondsLeft === null) return null
  return (
    <Dialog
      isOpen
      onClose={() => void stay()}
      title={t('timeout.title')}
      actions={
        <>
          <Button onPress={() => void stay()}>{t('timeout.stay')}</Button>
          <Button variant="secondary" onPress={() => void navigate('/logout')}>
            {t('timeout.log-out')}
          </Button>
        </>
      }
    >
      <p role="timer">{t('timeout.text', { count: secondsLeft })}</p>
    </Dialog>
  )
}
