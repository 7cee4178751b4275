import { fetchBanners } from '@coffer/api-client/banners/calls'
import { ApiError } from '@coffer/api-client/transport/failure'
import type { ReactNode } from 'react'
import { BannerList } from './banner-list.tsx'

const locations = ['all', 'login'] as const

/** Reads an answer that holds banners, or refuses them, and draws them: in one piece, since they are wanted together. */
export async function bringLogInBanners(sent: Promise<Response>): Promise<ReactNode> {
  try {
    const banners = await fetchBanners({ sent })
    return <BannerList locations={locations} bringing={{ kind: 'brought', banners }} />
  } catch (error) {
    if (!(error instanceof ApiError) || error.failure.kind !== 'forbidden') return null
    return <BannerList locations={locations} bringing={{ kind: 'forbidden', said: error.failure.message }} />
  }
}
