import { call, type CallOptions } from '../transport/call.ts'
import { bannersSchema, type Banner } from './schema.ts'

/** The active banners of every location. Public. `sent` is a pending response. */
export const fetchBanners = ({
  sent,
  signal,
}: CallOptions & { sent?: Promise<Response> | undefined } = {}): Promise<Banner[]> =>
  call({
    method: 'GET',
    path: '/banner-alerts',
    search: { active: 'true' },
    auth: false,
    schema: bannersSchema,
    sent,
    signal,
  })
