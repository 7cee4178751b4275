import { canCopyText, copyText } from '@coffer/session/copy-text'
import { Button } from '@coffer/ui-kit/button'
import { useTranslations } from '../messages.ts'

interface CopyButtonProps {
  what: 'number' | 'routing'
  text: string
}

/** Copies a number for use at another bank. Absent if the browser has no clipboard, since the number is also shown. */
export function CopyButton({ what, text }: CopyButtonProps) {
  const t = useTranslations()
  const toastTexts = { done: t(`copy.${what}.done`), failed: t('copy.failed') }
  if (!canCopyText()) return null
  return (
    <Button
      variant="quiet"
      onPress={() => void copyText(text, toastTexts)}
      accessibleName={t(`copy.${what}`)}
    >
      {t('copy')}
    </Button>
  )
}
