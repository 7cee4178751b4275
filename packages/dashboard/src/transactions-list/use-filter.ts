import { useNavigate, useRouteSearch } from '@coffer/router/link'
import { useEffect, useMemo, useState } from 'react'
import { type Filter, parseFilter, toSearch } from './filter.ts'

/** Debounce before the search is updated while the depositor types. */
const DEBOUNCE_MS = 250

/** The filter of the search; changes apply at once and reach the URL after a debounce. */
export function useFilter(): [Filter, (filter: Filter) => void] {
  const navigate = useNavigate()
  const search = useRouteSearch('/dashboard/transactions-list')
  const { id } = search
  const fromSearch = useMemo(() => parseFilter(search), [search])
  const [chosen, setChosen] = useState<Filter | null>(null)
  useEffect(() => {
    if (!chosen) return undefined
    const write = async () => {
      await navigate('/dashboard/transactions-list', {
        search: { ...toSearch(chosen), id },
        replace: true,
        preserveScroll: true,
      })
      setChosen((now) => (now === chosen ? null : now))
    }
    const timer = setTimeout(() => void write(), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [chosen, id, navigate])
  return [chosen ?? fromSearch, setChosen]
}
