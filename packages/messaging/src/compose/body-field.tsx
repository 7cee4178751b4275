import { messageLimits } from '@coffer/domain/limits'
import { useFormats } from '@coffer/i18n/formats'
import type { FieldBinding } from '@coffer/ui-kit/form'
import { VisuallyHidden } from '@coffer/ui-kit/layout'
import { TextAreaField } from '@coffer/ui-kit/text-area-field'
import { useTranslations } from '../messages.ts'
import { countCharacters } from './message.schema.ts'
import { useLeaveWarning } from './use-leave-warning.ts'

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
