import { toasts } from '@coffer/session/toasts'
import { Button } from '@coffer/ui-kit/button'
import { useTranslations } from '../messages.ts'

interface CopyButtonProps {
  what: 'number' | 'routing'
  text: string
}

/** Copies a number to paste it at another bank. */
export function CopyButton({ what, text }: CopyButtonProps) {
  const t = useTranslations()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toasts.show(t(`copy.${what}.done`))
    } catch {
      // Not granted, or not available to a page without TLS.
      toasts.show(t('copy.failed'), 'error')
    }
  }
  return (
    <Button variant="quiet" onPress={() => void copy()} accessibleName={t(`copy.${what}`)}>
      {t('copy')}
    </Button>
  )
}
