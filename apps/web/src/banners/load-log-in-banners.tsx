import { fetchBanners } from '@coffer/api-client/banners/calls'
import { ApiError } from '@coffer/api-client/transport/failure'
import type { ReactNode } from 'react'
import { BannerList } from './banner-list.tsx'

const locations = ['all', 'login'] as const

/** Parses an answer with banners, or with their refusal, and renders them: one chunk, since both are needed together. */
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
