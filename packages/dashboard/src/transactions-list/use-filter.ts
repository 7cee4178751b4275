import { useNavigate, useRouteSearch } from '@coffer/router/link'
import { useEffect, useMemo, useState } from 'react'
import { type Filter, filterOf, searchOf } from './filter.ts'

/** Typing is written into the address once it pauses. */
const PAUSE_MS = 250

/** The filter as the address has it, and what was chosen since; the address follows. */
export function useFilter(): [Filter, (filter: Filter) => void] {
  const navigate = useNavigate()
  const search = useRouteSearch('/dashboard/transactions-list')
  const { id } = search
  const addressed = useMemo(() => filterOf(search), [search])
  const [chosen, setChosen] = useState<Filter | null>(null)
  useEffect(() => {
    if (!chosen) return undefined
    const write = async () => {
      await navigate('/dashboard/transactions-list', {
        search: { ...searchOf(chosen), id },
        replace: true,
        preserveScroll: true,
      })
      setChosen((now) => (now === chosen ? null : now))
    }
    const timer = setTimeout(() => void write(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [chosen, id, navigate])
  return [chosen ?? addressed, setChosen]
}
