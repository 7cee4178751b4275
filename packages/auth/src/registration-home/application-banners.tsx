import { bannersQuery } from '@coffer/api-client/banners'
import { dismiss, useDismissed } from '@coffer/session/dismissals'
import { Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { useQuery } from '@tanstack/react-query'

/** §3: banners of location 4, registration-home, and those for all screens. A failure to bring them is not shown. */
export function ApplicationBanners() {
  const banners = useQuery(bannersQuery())
  const dismissed = useDismissed('banner')
  const shown = banners.data?.filter(
    ({ uuid, location }) =>
      (location === 'all' || location === 'registration-home') && !dismissed.includes(uuid),
  )
  if (!shown?.length) return null
  return (
    <Stack gap={12}>
      {shown.map(({ uuid, type, title, body, isDismissible }) => (
        <Notice
          key={uuid}
          severity={type}
          title={title}
          {...(isDismissible && { onDismiss: () => dismiss('banner', uuid) })}
        >
          {body}
        </Notice>
      ))}
    </Stack>
  )
}
