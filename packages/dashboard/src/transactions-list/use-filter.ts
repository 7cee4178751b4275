import { useNavigate, useSearchText } from '@coffer/router/link'
import { useEffect, useMemo, useState } from 'react'
import { type Filter, filterOf, searchOf } from './filter.ts'

/** Typing is written into the address once it pauses. */
const PAUSE_MS = 250

/** The filter as the address has it, and what was chosen since; the address follows. */
export function useFilter(): [Filter, (filter: Filter) => void] {
  const navigate = useNavigate()
  const id = useSearchText('id')
  const addressed = useFilterInAddress()
  const [chosen, setChosen] = useState<Filter | null>(null)
  useEffect(() => {
    if (!chosen) return undefined
    const write = async () => {
      const search = { ...searchOf(chosen), ...(id !== null && { id }) }
      await navigate('/dashboard/transactions-list', { search, replace: true, preserveScroll: true })
      setChosen((now) => (now === chosen ? null : now))
    }
    const timer = setTimeout(() => void write(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [chosen, id, navigate])
  return [chosen ?? addressed, setChosen]
}

function useFilterInAddress(): Filter {
  const search = useSearchText('search') ?? ''
  const status = useSearchText('status') ?? ''
  const direction = useSearchText('direction') ?? ''
  const from = useSearchText('from') ?? ''
  const to = useSearchText('to') ?? ''
  return useMemo(
    () => filterOf({ search, status, direction, from, to }),
    [search, status, direction, from, to],
  )
}
