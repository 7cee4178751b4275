import type { TransactionDirection, TransactionStatus } from '@coffer/domain/status'
import { useMemo } from 'react'
import { useTranslations } from '../messages.ts'

export interface TransactionLabels {
  status: (status: TransactionStatus) => string
  direction: (direction: TransactionDirection) => string
}

/** Labels of statuses and directions, translated once each: a list of ten thousand uses them very often. */
export function useTransactionLabels(): TransactionLabels {
  const t = useTranslations()
  return useMemo(
    () => ({
      status: memoize((status) => t(`status.${status}`)),
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
