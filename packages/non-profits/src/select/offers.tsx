import { type NonProfit, nonProfitSearchQuery } from '@coffer/api-client/non-profits'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { Button } from '@coffer/ui-kit/button'
import { EmptyState } from '@coffer/ui-kit/empty-state'
import { Stack, VisuallyHidden } from '@coffer/ui-kit/layout'
import { Skeleton } from '@coffer/ui-kit/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '../messages.ts'
import { offered } from './offer.ts'
import { OfferList } from './offer-list.tsx'
import { useSettled } from './use-settled.ts'

interface OffersProps {
  search: string
  suggestion: { data: NonProfit | undefined; isPending: boolean }
  chosen: NonProfit | null
  error: string | undefined
  onPick: (picked: NonProfit) => void
  onClear: () => void
}

/** What a search finds. A search that is typed over is cancelled. */
export function Offers({ search, suggestion, chosen, error, onPick, onClear }: OffersProps) {
  const t = useTranslations()
  const settled = useSettled(search)
  const found = useQuery(nonProfitSearchQuery(settled))
  const isComing = settled === '' && suggestion.isPending
  return (
    <QueryBoundary
      query={isComing ? { ...found, data: undefined } : found}
      title={t('search.failed')}
      shape={<Skeleton shape="control" count={5} />}
    >
      {(list) => {
        const offers = offered(list, { suggested: suggestion.data ?? null, search: settled })
        return offers.length === 0 ? (
          <Stack gap={16}>
            <Found count={0} />
            <EmptyState icon="search" title={t('search.none.title')}>
              {t(settled === '' ? 'search.none.all' : 'search.none.body', { search: settled })}
            </EmptyState>
            {settled !== '' && (
              <div>
                <Button variant="secondary" onPress={onClear}>
                  {t('search.clear')}
                </Button>
              </div>
            )}
          </Stack>
        ) : (
          <>
            <Found count={offers.length} />
            <OfferList
              key={settled}
              offers={offers}
              suggested={settled === '' ? (suggestion.data?.ein ?? null) : null}
              chosen={chosen}
              error={error}
              onPick={onPick}
            />
          </>
        )
      }}
    </QueryBoundary>
  )
}

/** Said as it changes; to be seen, it stands above the list. */
function Found({ count }: { count: number }) {
  const t = useTranslations()
  return <VisuallyHidden as="output">{t('search.found', { count })}</VisuallyHidden>
}
