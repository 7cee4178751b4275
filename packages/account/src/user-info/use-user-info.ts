import { fullName } from '@coffer/domain/names'
import { type DepositorProgress, progressQuery } from '@coffer/api-client/depositor'
import { type User, userQuery } from '@coffer/api-client/user'
import { combinedQuery } from '@coffer/errors/combined-query'
import type { QueryLike } from '@coffer/errors/query-boundary'
import { useQuery } from '@tanstack/react-query'

type Fields = DepositorProgress['fields']

/** Formatted personal details; null for a missing value. */
export interface UserInfo {
  name: string | null
  email: string
  phone: string | null
  /** One entry per line. */
  address: readonly string[]
}

/** The user’s email and phone and the depositor’s name and address, after both have loaded. */
export function useUserInfo(): QueryLike<UserInfo> {
  const user = useQuery(userQuery())
  const progress = useQuery(progressQuery())
  return combinedQuery(
    [user, progress],
    user.data && progress.data ? toUserInfo(user.data, progress.data.fields) : undefined,
  )
}

export function toUserInfo(user: Pick<User, 'email' | 'phone'>, fields: Fields): UserInfo {
  return {
    name: fullName(fields) || null,
    email: user.email,
    phone: user.phone,
    address: [
      joinParts([fields.addressLine1, fields.addressLine2], ', '),
      joinParts([fields.city, joinParts([fields.state, fields.postalCode], ' ')], ', '),
    ].filter(Boolean),
  }
}

const joinParts = (parts: readonly (string | null)[], separator: string): string =>
  parts.filter(Boolean).join(separator)
