import { bannersQuery } from '@coffer/api-client/banners'
import { dismiss, useDismissed } from '@coffer/session/dismissals'
import { Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { useQuery } from '@tanstack/react-query'
import { FailureNotice } from '../failure/failure-notice.tsx'
import { failureOf } from '../failure/failure-of.ts'
import { useWords } from '../words.ts'

/** §3: banners of location 4, registration-home, and those for all screens. A failure to bring them is not shown, but a 403 (§8). */
export function ApplicationBanners() {
  const t = useWords()
  const banners = useQuery(bannersQuery())
  const dismissed = useDismissed('banner')
  const shown = banners.data?.filter(
    ({ uuid, location }) =>
      (location === 'all' || location === 'registration-home') && !dismissed.includes(uuid),
  )
  if (banners.error && failureOf(banners.error).kind === 'forbidden')
    return <FailureNotice title={t('home.banners.failed')} error={banners.error} />
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
