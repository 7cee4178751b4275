import { fetchBanners } from '@coffer/api-client/banners/calls'
import { ApiError } from '@coffer/api-client/transport/failure'
import type { ReactNode } from 'react'
import { BannerList } from './banner-list.tsx'

const locations = ['all', 'login'] as const

/** Parses a response with banners or a 403 and renders it. Both are in one chunk because they are needed together. */
export async function loadLogInBanners(sent: Promise<Response>): Promise<ReactNode> {
  try {
    const banners = await fetchBanners({ sent })
    return <BannerList locations={locations} banners={{ status: 'loaded', banners }} />
  } catch (error) {
    if (!(error instanceof ApiError) || error.failure.kind !== 'forbidden') return null
    return (
      <BannerList locations={locations} banners={{ status: 'forbidden', message: error.failure.message }} />
    )
  }
}
