import type { Banner } from '@coffer/api-client/banners/schema'
import { providerNow } from '@coffer/api-client/transport/clock'
import { bannersShown } from '@coffer/domain/banners'
import type { BannerLocation } from '@coffer/domain/status'
import { dismiss, useDismissed } from '@coffer/session/dismissals'
import { Stack } from '@coffer/ui-kit/flow'
import { Notice } from '@coffer/ui-kit/notice'
import { useTranslations } from '../messages.ts'

/** What there is to show: banners, or why they may not be shown (§6: a 403 on banners is shown as an error). */
export type Bringing = { kind: 'brought'; banners: readonly Banner[] } | { kind: 'forbidden'; said: string }

interface BannerListProps {
  locations: readonly BannerLocation[]
  bringing: Bringing
}

/** The bank's banners for a place; one that is closed stays closed for the session (§4). */
export function BannerList({ locations, bringing }: BannerListProps) {
  const t = useTranslations()
  const dismissed = useDismissed('banner')
  if (bringing.kind === 'forbidden') {
    return locations.length > 0 ? (
      <Notice severity="error" title={t('banners.forbidden')} isAnnounced>
        {bringing.said}
      </Notice>
    ) : null
  }
  const shown = bannersShown(bringing.banners, { locations, dismissed, now: providerNow() })
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
  // The cross that held the focus is gone.
  document.getElementById('main')?.focus({ preventScroll: true })
}
