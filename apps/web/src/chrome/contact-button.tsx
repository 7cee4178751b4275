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

/** Brought when asked for, with its words: the log-in page stays small. */
async function bringDialog(): Promise<ComponentType<ContactDialogProps>> {
  const [{ ContactDialog }, { messages: words }] = await Promise.all([
    import('@coffer/messaging/contact'),
    import('@coffer/messaging/messages'),
  ])
  await words.load()
  return ContactDialog
}

/**
 * Logged out, "Contact us" explains the safe ways to write (§2.4). Where the explanation cannot be brought, what is left
 * of it is the address for support.
 */
export function ContactButton({ logInHref }: { logInHref?: string }) {
  const t = useTranslations()
  const { emails } = useBranding()
  const [dialog, setDialog] = useState<{ Dialog: ComponentType<ContactDialogProps>; isOpen: boolean }>()
  const open = () =>
    bringDialog().then(
      (Dialog) => setDialog({ Dialog, isOpen: true }),
      () => location.assign(`mailto:${emails.support}`),
    )
  // A page that cannot say whose it is has nobody to name.
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
