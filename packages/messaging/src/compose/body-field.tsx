import { messageLimits } from '@coffer/domain/limits'
import { useFormats } from '@coffer/i18n/formats'
import { bearer } from '@coffer/session/session'
import type { FieldBinding } from '@coffer/ui-kit/form'
import { VisuallyHidden } from '@coffer/ui-kit/layout'
import { TextAreaField } from '@coffer/ui-kit/text-area-field'
import { useEffect } from 'react'
import { useTranslations } from '../messages.ts'
import { countCharacters } from './message.schema.ts'

const LIMIT = messageLimits.body
/** The number of remaining characters from which they are shown. */
const NEAR = 500
const STEP = 100

/** The text of a message, with the remaining characters near the limit. */
export function BodyField({ label, field }: { label: string; field: FieldBinding<string> }) {
  const t = useTranslations()
  const { number } = useFormats()
  useLeaveWarning(field.value.trim() !== '')
  const left = LIMIT - countCharacters(field.value.trim())
  const remainingText = (count: number) =>
    count < 0
      ? t('write.over', { count: -count, formatted: number(-count) })
      : t('write.left', { count, formatted: number(count) })
  return (
    <>
      <TextAreaField
        {...field}
        label={label}
        hint={left <= NEAR ? remainingText(left) : t('write.hint', { max: number(LIMIT) })}
      />
      {/* Rounded up to the step, so that it is announced only every hundred characters. */}
      <VisuallyHidden as="output">
        {left <= NEAR && remainingText(Math.ceil(left / STEP) * STEP)}
      </VisuallyHidden>
    </>
  )
}

/** Has the browser ask before it leaves the page: a closed tab loses the message, and a reload the chosen files. */
function useLeaveWarning(isWritten: boolean): void {
  useEffect(() => {
    if (!isWritten) return undefined
    // When the session has ended, the page is left without a question.
    const warn = (event: BeforeUnloadEvent) => {
      if (bearer() !== null) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isWritten])
}
