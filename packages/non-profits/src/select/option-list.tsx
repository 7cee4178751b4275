import type { NonProfit } from '@coffer/api-client/non-profits'
import { Button } from '@coffer/ui-kit/button'
import { Stack } from '@coffer/ui-kit/layout'
import { RadioField } from '@coffer/ui-kit/radio-field'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from '../messages.ts'

const PAGE_SIZE = 10

interface OptionListProps {
  options: readonly NonProfit[]
  /** The EIN of the suggestion. */
  suggestedEin: string | null
  chosen: NonProfit | null
  error: string | undefined
  onPick: (picked: NonProfit) => void
}

/** The options, ten at a time. A choice that is not among the visible options is named below them. */
export function OptionList({ options, suggestedEin, chosen, error, onPick }: OptionListProps) {
  const t = useTranslations()
  const { frame, shown, showMore } = usePaging()
  const visible = options.slice(0, shown)
  const remaining = options.length - visible.length
  const isChoiceHidden = chosen !== null && visible.every(({ ein }) => ein !== chosen.ein)
  return (
    <Stack gap={16}>
      <div ref={frame}>
        <RadioField
          label={t('search.found', { count: options.length })}
          name="ein"
          value={chosen?.ein ?? ''}
          error={error}
          onChange={(ein) => {
            const picked = options.find((option) => option.ein === ein)
            if (picked) onPick(picked)
          }}
          options={visible.map((option) => ({
            value: option.ein,
            label: option.name,
            description: <OptionDetails option={option} isSuggested={option.ein === suggestedEin} />,
          }))}
        />
      </div>
      {remaining > 0 && (
        <Button variant="secondary" isFullWidth onPress={showMore}>
          {t('search.more', { count: Math.min(PAGE_SIZE, remaining) })}
        </Button>
      )}
      {isChoiceHidden && <p>{t('select.chosen', { name: chosen.name })}</p>}
    </Stack>
  )
}

function OptionDetails({ option, isSuggested }: { option: NonProfit; isSuggested: boolean }) {
  const t = useTranslations()
  return (
    <>
      {isSuggested && <strong>{t('select.suggested')}</strong>}
      {option.location && <span>{option.location}</span>}
      {option.mission && <span>{option.mission}</span>}
    </>
  )
}

/** Moves the focus to the first option of a new page. */
function usePaging() {
  const frame = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(PAGE_SIZE)
  useEffect(() => {
    if (shown > PAGE_SIZE) frame.current?.querySelectorAll('input')[shown - PAGE_SIZE]?.focus()
  }, [shown])
  return { frame, shown, showMore: () => setShown(shown + PAGE_SIZE) }
}
