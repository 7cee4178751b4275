import { Button } from '@coffer/ui-kit/button'
import type { FieldBinding } from '@coffer/ui-kit/form'
import { SettingsRow, Stack } from '@coffer/ui-kit/layout'
import { SsnField } from '@coffer/ui-kit/ssn-field'
import { useEffect, useRef, useState } from 'react'
import { useApplicationTranslations, type Perspective } from '../messages.ts'

interface SsnPartProps extends FieldBinding<string> {
  /** The last four digits of the saved number; null without one. */
  savedLastFour: string | null
  perspective: Perspective
}

/** The Social Security number: a saved one is shown by its last four digits and is retyped only to change it. */
export function SsnPart({ savedLastFour, perspective, ...field }: SsnPartProps) {
  const t = useApplicationTranslations(perspective)
  const [isChanging, setChanging] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const wasChanging = useRef(isChanging)

  useEffect(() => {
    if (wasChanging.current !== isChanging)
      frame.current?.querySelector<HTMLElement>('input, button')?.focus()
    wasChanging.current = isChanging
  }, [isChanging])

  // A number that was typed before another device saved one stays visible, because it would be sent.
  if (savedLastFour !== null && !isChanging && field.value === '' && field.error === undefined) {
    return (
      <div ref={frame}>
        <SettingsRow
          label={t('ssn.label')}
          value={t('ssn.saved', { lastFour: savedLastFour })}
          action={
            <Button variant="quiet" accessibleName={t('ssn.changeNamed')} onPress={() => setChanging(true)}>
              {t('ssn.change')}
            </Button>
          }
        />
      </div>
    )
  }
  return (
    <div ref={frame}>
      <Stack gap={8}>
        <SsnField {...field} label={t('ssn.label')} hint={t('ssn.hint')} />
        {savedLastFour !== null && (
          <Button
            variant="quiet"
            onPress={() => {
              field.onChange('')
              setChanging(false)
            }}
          >
            {t('ssn.keep')}
          </Button>
        )}
      </Stack>
    </div>
  )
}
