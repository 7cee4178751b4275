import type { NonProfit } from '@coffer/api-client/non-profits'

/** The options of a search, without duplicates. The suggestion comes first if the search text is empty. */
export function searchOptions(
  found: readonly NonProfit[],
  { suggestion, search }: { suggestion: NonProfit | null; search: string },
): NonProfit[] {
  if (!suggestion || search !== '') return [...found]
  return [suggestion, ...found.filter(({ ein }) => ein !== suggestion.ein)]
}
