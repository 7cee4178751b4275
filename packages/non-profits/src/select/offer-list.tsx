import type { NonProfit } from '@coffer/api-client/non-profits'
import { Button } from '@coffer/ui-kit/button'
import { Stack } from '@coffer/ui-kit/layout'
import { RadioField } from '@coffer/ui-kit/radio-field'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from '../messages.ts'

const PAGE = 10

interface OfferListProps {
  offers: readonly NonProfit[]
  /** The suggestion's number. */
  suggested: string | null
  chosen: NonProfit | null
  error: string | undefined
  onPick: (picked: NonProfit) => void
}

/** One of them, ten at a time. What is chosen already and not in sight is said. */
export function OfferList({ offers, suggested, chosen, error, onPick }: OfferListProps) {
  const t = useTranslations()
  const { frame, shown, showMore } = usePaging()
  const inSight = offers.slice(0, shown)
  const left = offers.length - inSight.length
  const isOutOfSight = chosen !== null && inSight.every(({ ein }) => ein !== chosen.ein)
  return (
    <Stack gap={16}>
      <div ref={frame}>
        <RadioField
          label={t('search.found', { count: offers.length })}
          name="ein"
          value={chosen?.ein ?? ''}
          error={error}
          onChange={(ein) => {
            const picked = offers.find((one) => one.ein === ein)
            if (picked) onPick(picked)
          }}
          options={inSight.map((one) => ({
            value: one.ein,
            label: one.name,
            description: <About one={one} isSuggested={one.ein === suggested} />,
          }))}
        />
      </div>
      {left > 0 && (
        <Button variant="secondary" isFullWidth onPress={showMore}>
          {t('search.more', { count: Math.min(PAGE, left) })}
        </Button>
      )}
      {isOutOfSight && <p>{t('select.chosen', { name: chosen.name })}</p>}
    </Stack>
  )
}

function About({ one, isSuggested }: { one: NonProfit; isSuggested: boolean }) {
  const t = useTranslations()
  return (
    <>
      {isSuggested && <strong>{t('select.suggested')}</strong>}
      {one.location && <div>{one.location}</div>}
      {one.mission && <div>{one.mission}</div>}
    </>
  )
}

/** The focus goes to the first of those that are shown anew. */
function usePaging() {
  const frame = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(PAGE)
  useEffect(() => {
    if (shown > PAGE) frame.current?.querySelectorAll('input')[shown - PAGE]?.focus()
  }, [shown])
  return { frame, shown, showMore: () => setShown(shown + PAGE) }
}
