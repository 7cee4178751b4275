import { type NonProfit, nonProfitSearchQuery } from '@coffer/api-client/non-profits'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { Button } from '@coffer/ui-kit/button'
import { EmptyState } from '@coffer/ui-kit/empty-state'
import { Stack, VisuallyHidden } from '@coffer/ui-kit/layout'
import { Skeleton } from '@coffer/ui-kit/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from '../messages.ts'
import { OptionList } from './option-list.tsx'

interface SearchResultsProps {
  search: string
  suggestion: { data: NonProfit | undefined; isPending: boolean }
  chosen: NonProfit | null
  error: string | undefined
  onPick: (picked: NonProfit) => void
  onClear: () => void
}

/** The results of a search. A change of the text cancels its request. */
export function SearchResults({ search, suggestion, chosen, error, onPick, onClear }: SearchResultsProps) {
  const t = useTranslations()
  const debounced = useDebouncedValue(search)
  const found = useQuery(nonProfitSearchQuery(debounced))
  const isSuggestionPending = debounced === '' && suggestion.isPending
  return (
    <QueryBoundary
      query={isSuggestionPending ? { ...found, data: undefined } : found}
      title={t('search.failed')}
      // Without a search text the list is long, so a tall skeleton keeps the buttons below it out of view.
      shape={<Skeleton shape="control" count={15} />}
    >
      {(list) => {
        const options = searchOptions(list, { suggestion: suggestion.data ?? null, search: debounced })
        return options.length === 0 ? (
          <Stack gap={16}>
            <ResultCount count={0} />
            <EmptyState icon="search" title={t('search.none.title')}>
              {t(debounced === '' ? 'search.none.all' : 'search.none.body', { search: debounced })}
            </EmptyState>
            {debounced !== '' && (
              <div>
                <Button variant="secondary" onPress={onClear}>
                  {t('search.clear')}
                </Button>
              </div>
            )}
          </Stack>
        ) : (
          <>
            <ResultCount count={options.length} />
            <OptionList
              key={debounced}
              options={options}
              suggestedEin={debounced === '' ? (suggestion.data?.ein ?? null) : null}
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

/** The number of results, announced when it changes. Sighted users see it in the label of the list. */
function ResultCount({ count }: { count: number }) {
  const t = useTranslations()
  return <VisuallyHidden as="output">{t('search.found', { count })}</VisuallyHidden>
}

const DELAY_MS = 250

/** The value after it has been unchanged for a moment. */
function useDebouncedValue(value: string): string {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DELAY_MS)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}

/** The options of a search, without duplicates. The suggestion comes first if the search text is empty. */
export function searchOptions(
  found: readonly NonProfit[],
  { suggestion, search }: { suggestion: NonProfit | null; search: string },
): NonProfit[] {
  if (!suggestion || search !== '') return [...found]
  return [suggestion, ...found.filter(({ ein }) => ein !== suggestion.ein)]
}
