import { type DepositorProgress, progressQuery } from '@coffer/api-client/depositor'
import { type User, userQuery } from '@coffer/api-client/user'
import type { QueryLike } from '@coffer/errors/query-boundary'
import { useQuery } from '@tanstack/react-query'

type Fields = DepositorProgress['fields']

/** Who somebody is to the bank, ready to be shown; null where nothing is known yet. */
export interface Information {
  name: string | null
  email: string
  phone: string | null
  /** Line by line. */
  address: readonly string[]
}

/** The log-in's email and phone and the application's name and address, as one: there when both are. */
export function useInformation(): QueryLike<Information> {
  const user = useQuery(userQuery())
  const progress = useQuery(progressQuery())
  const both = [user, progress]
  return {
    data: user.data && progress.data ? informationOf(user.data, progress.data.fields) : undefined,
    error: both.find(({ error }) => error)?.error,
    isFetching: both.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(both.filter(({ error }) => error).map(({ refetch }) => refetch())),
  }
}

export function informationOf(user: Pick<User, 'email' | 'phone'>, fields: Fields): Information {
  const { firstName, middleName, lastName, suffix } = fields
  return {
    name: joined([firstName, middleName, lastName, suffix], ' ') || null,
    email: user.email,
    phone: user.phone,
    address: [
      joined([fields.addressLine1, fields.addressLine2], ', '),
      joined([fields.city, joined([fields.state, fields.postalCode], ' ')], ', '),
    ].filter(Boolean),
  }
}

const joined = (parts: readonly (string | null)[], by: string): string => parts.filter(Boolean).join(by)
