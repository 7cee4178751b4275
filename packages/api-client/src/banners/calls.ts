import { call, type CallOptions } from '../transport/call.ts'
import { bannersSchema, type Banner } from './schema.ts'

/** The banners in force, for anyone; each says where it belongs. */
export const fetchBanners = ({ signal }: CallOptions = {}): Promise<Banner[]> =>
  call({
    method: 'GET',
    path: '/banner-alerts',
    search: { active: 'true' },
    auth: false,
    schema: bannersSchema,
    signal,
  })
