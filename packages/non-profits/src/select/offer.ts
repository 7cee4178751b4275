import type { NonProfit } from '@coffer/api-client/non-profits'

/** What can be chosen from: the suggestion first while nothing is searched for, and nobody twice. */
export function offered(
  found: readonly NonProfit[],
  { suggested, search }: { suggested: NonProfit | null; search: string },
): NonProfit[] {
  if (!suggested || search !== '') return [...found]
  return [suggested, ...found.filter(({ ein }) => ein !== suggested.ein)]
}
