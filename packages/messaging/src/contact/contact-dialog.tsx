import { AnchorButton, Button, TextAnchor } from '@coffer/ui-kit/button'
import { Dialog } from '@coffer/ui-kit/dialog'
import { Stack } from '@coffer/ui-kit/layout'
import { useTranslations } from '../messages.ts'

interface ContactDialogProps {
  isOpen: boolean
  onClose: () => void
  /** The institution's address for support. */
  supportEmail: string
  /** Where to log in; absent where the log-in form is already in sight. */
  logInHref?: string | undefined
}

/** Contact us for someone logged out (§2.4): the message center first, email second, nothing confidential in it. */
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
          {t('contact.outside')} <TextAnchor href={`mailto:${supportEmail}`}>{supportEmail}</TextAnchor>
        </p>
        <p>{t('contact.careful')}</p>
      </Stack>
    </Dialog>
  )
}
