import type { TransactionDirection, TransactionStatus } from '@coffer/domain/status'
import { useMemo } from 'react'
import { useTranslations } from '../messages.ts'

export interface MovementWords {
  status: (status: TransactionStatus) => string
  direction: (direction: TransactionDirection) => string
}

/** The words of statuses and directions, looked up once: a list of ten thousand asks for each of them very often. */
export function useMovementWords(): MovementWords {
  const t = useTranslations()
  return useMemo(
    () => ({
      status: once((status) => t(`status.${status}`)),
      direction: once((direction) => t(`direction.${direction}`)),
    }),
    [t],
  )
}

function once<T extends string>(say: (of: T) => string): (of: T) => string {
  const said = new Map<T, string>()
  return (of) => {
    const known = said.get(of) ?? say(of)
    said.set(of, known)
    return known
  }
}
