import { call, type CallOptions } from '../transport/call.ts'
import { bannersSchema, type Banner } from './schema.ts'

/** The banners in force, for anyone; each says where it belongs. `sent` is an answer that has come already. */
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
