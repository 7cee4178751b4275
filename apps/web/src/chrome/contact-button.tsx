import { useBranding } from '@coffer/session/branding'
import { TextAnchor } from '@coffer/ui-kit/button'
import { type ComponentType, useState } from 'react'
import { useTranslations } from '../messages.ts'

interface ContactDialogProps {
  isOpen: boolean
  onClose: () => void
  supportEmail: string
  logInHref?: string | undefined
}

/** Loaded on demand with its messages, to keep the log-in page small. */
async function loadDialog(): Promise<ComponentType<ContactDialogProps>> {
  const [{ ContactDialog }, { messages }] = await Promise.all([
    import('@coffer/messaging/contact'),
    import('@coffer/messaging/messages'),
  ])
  await messages.load()
  return ContactDialog
}

/**
 * For visitors, "Contact us" opens a dialog that explains the safe ways to write. If the dialog's code does not load, it
 * opens an email to support instead.
 */
export function ContactButton({ logInHref }: { logInHref?: string }) {
  const t = useTranslations()
  const { emails } = useBranding()
  const [dialog, setDialog] = useState<{ Dialog: ComponentType<ContactDialogProps>; isOpen: boolean }>()
  const open = () =>
    loadDialog().then(
      (Dialog) => setDialog({ Dialog, isOpen: true }),
      () => location.assign(`mailto:${emails.support}`),
    )
  // A page without a tenant has no support address.
  if (emails.support === '') return null
  return (
    <>
      <TextAnchor as="button" type="button" onClick={() => void open()}>
        {t('footer.contact')}
      </TextAnchor>
      {dialog?.isOpen && (
        <dialog.Dialog
          isOpen
          supportEmail={emails.support}
          logInHref={logInHref}
          onClose={() => setDialog({ ...dialog, isOpen: false })}
        />
      )}
    </>
  )
}
