import { depositorQuery } from '@coffer/api-client/depositor'
import { useQuery } from '@tanstack/react-query'

/** §4: VIEW_ONLY sees no action that moves money. */
export function useIsViewOnly(): boolean {
  // Fetched by the guard and only read here.
  const { data } = useQuery({ ...depositorQuery(), enabled: false })
  return data?.registrationStatus === 'VIEW_ONLY'
}
