import { messageLimits } from '@coffer/domain/limits'
import { useFormats } from '@coffer/i18n/formats'
import type { FieldBinding } from '@coffer/ui-kit/form'
import { VisuallyHidden } from '@coffer/ui-kit/layout'
import { TextAreaField } from '@coffer/ui-kit/text-area-field'
import { useTranslations } from '../messages.ts'
import { lengthOf } from './written.schema.ts'

const LIMIT = messageLimits.body
/** From here on it says how much room is left. */
const NEAR = 500
const STEP = 100

/** What is written, with how much room is left once that matters. */
export function BodyField({ label, field }: { label: string; field: FieldBinding<string> }) {
  const t = useTranslations()
  const { number } = useFormats()
  const left = LIMIT - lengthOf(field.value.trim())
  const room = (count: number) =>
    count < 0
      ? t('write.over', { count: -count, formatted: number(-count) })
      : t('write.left', { count, formatted: number(count) })
  return (
    <>
      <TextAreaField
        {...field}
        label={label}
        hint={left <= NEAR ? room(left) : t('write.hint', { max: number(LIMIT) })}
      />
      {/* Said aloud at every hundred only. */}
      <VisuallyHidden as="output">{left <= NEAR && room(Math.ceil(left / STEP) * STEP)}</VisuallyHidden>
    </>
  )
}
