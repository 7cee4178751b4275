import { useBranding } from '@coffer/session/branding'
import { TextAnchor } from '@coffer/ui-kit/button'
import { lazy, Suspense, useState } from 'react'
import { useWords } from '../words.ts'

// Brought when asked for: the log-in page stays small.
const ContactDialog = lazy(async () => {
  const { ContactDialog: Dialog } = await import('@coffer/messaging/contact')
  return { default: Dialog }
})

/** Logged out, "Contact us" explains the safe ways to write (§2.4). */
export function ContactButton() {
  const t = useWords()
  const { emails } = useBranding()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <TextAnchor as="button" type="button" onClick={() => setOpen(true)}>
        {t('footer.contact')}
      </TextAnchor>
      {isOpen && (
        <Suspense fallback={null}>
          <ContactDialog isOpen={isOpen} supportEmail={emails.support} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
