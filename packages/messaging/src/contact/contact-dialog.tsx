import { AnchorButton, Button, TextAnchor } from '@coffer/ui-kit/button'
import { Dialog } from '@coffer/ui-kit/dialog'
import { Stack } from '@coffer/ui-kit/layout'
import { useTranslations } from '../messages.ts'

interface ContactDialogProps {
  isOpen: boolean
  onClose: () => void
  /** The bank's email address for support. */
  supportEmail: string
  /** The log-in link; undefined if the log-in form is on the page. */
  logInHref?: string | undefined
}

/** Contact us while logged out: recommends the message center first, and email only for what is not confidential. */
export function ContactDialog({ isOpen, onClose, supportEmail, logInHref }: ContactDialogProps) {
  const t = useTranslations()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('contact.title')}
      actions={
        <>
          {logInHref && <AnchorButton href={logInHref}>{t('contact.logIn')}</AnchorButton>}
          <Button variant="secondary" onPress={onClose}>
            {t('contact.close')}
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        <p>{t('contact.inside')}</p>
        <p>
          <span>{t('contact.outside')}</span>{' '}
          <TextAnchor href={`mailto:${supportEmail}`}>{supportEmail}</TextAnchor>
        </p>
        <p>{t('contact.careful')}</p>
      </Stack>
    </Dialog>
  )
}
