import type { Banner } from '@coffer/api-client/banners/schema'
import { providerNow } from '@coffer/api-client/transport/clock'
import { bannersShown } from '@coffer/domain/banners'
import type { BannerLocation } from '@coffer/domain/status'
import { dismiss, useDismissed } from '@coffer/session/dismissals'
import { Stack } from '@coffer/ui-kit/flow'
import { Notice } from '@coffer/ui-kit/notice'
import { useTranslations } from '../messages.ts'

/** Loaded banners, or the provider's message for a 403, which is shown as an error. */
export type BannersState =
  | { status: 'loaded'; banners: readonly Banner[] }
  | { status: 'forbidden'; message: string }

interface BannerListProps {
  locations: readonly BannerLocation[]
  banners: BannersState
}

/** The bank's banners at the given locations. A dismissed banner stays dismissed for the session. */
export function BannerList({ locations, banners }: BannerListProps) {
  const t = useTranslations()
  const dismissed = useDismissed('banner')
  if (banners.status === 'forbidden') {
    return locations.length > 0 ? (
      <Notice severity="error" title={t('banners.forbidden')} isAnnounced>
        {banners.message}
      </Notice>
    ) : null
  }
  const shown = bannersShown(banners.banners, { locations, dismissed, now: providerNow() })
  if (shown.length === 0) return null
  return (
    <Stack gap={12}>
      {shown.map(({ uuid, type, title, body, isDismissible }) => (
        <Notice
          key={uuid}
          severity={type}
          title={title}
          onDismiss={isDismissible ? () => close(uuid) : undefined}
        >
          {body}
        </Notice>
      ))}
    </Stack>
  )
}

function close(uuid: string): void {
  dismiss('banner', uuid)
  // The close button had the focus and is no longer in the document.
  document.getElementById('main')?.focus({ preventScroll: true })
}
