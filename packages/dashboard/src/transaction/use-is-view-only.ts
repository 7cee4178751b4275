import { depositorQuery } from '@coffer/api-client/depositor'
import { useQuery } from '@tanstack/react-query'

/** Whether the depositor is VIEW_ONLY and so must not see any action that moves money. */
export function useIsViewOnly(): boolean {
  // Fetched by the guard and only read here.
  const { data } = useQuery({ ...depositorQuery(), enabled: false })
  return data?.registrationStatus === 'VIEW_ONLY'
}
