import type { TransactionDirection } from '@coffer/domain/status'
import { useMemo } from 'react'
import { useTranslations } from '../messages.ts'
import type { StatusName } from './status-name.ts'

export interface TransactionLabels {
  status: (name: StatusName) => string
  direction: (direction: TransactionDirection) => string
}

/** Labels of statuses and directions, each translated once for lists of ten thousand rows. */
export function useTransactionLabels(): TransactionLabels {
  const t = useTranslations()
  return useMemo(
    () => ({
      status: memoize((name) => t(`status.${name}`)),
      direction: memoize((direction) => t(`direction.${direction}`)),
    }),
    [t],
  )
}

function memoize<T extends string>(translate: (key: T) => string): (key: T) => string {
  const labels = new Map<T, string>()
  return (key) => {
    const label = labels.get(key) ?? translate(key)
    labels.set(key, label)
    return label
  }
}
