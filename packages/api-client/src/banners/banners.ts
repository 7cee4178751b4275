import { queryOptions } from '@tanstack/react-query'
import { fetchBanners } from './calls.ts'

export type { Banner } from './schema.ts'

export const bannersQuery = () =>
  queryOptions({ queryKey: ['banners'], queryFn: ({ signal }) => fetchBanners({ signal }) })
