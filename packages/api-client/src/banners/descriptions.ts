import { documented } from '../descriptions/documented.ts'
import { bannerSchema } from './schema.ts'

export const bannerDescriptions = {
  Banner: documented(bannerSchema, 'A notice of the bank to everyone.', {
    uuid: 'The banner’s id.',
    type: 'Its tone: 0 success, 1 info, 2 warning, 3 error.',
    location:
      'Where it is shown: 0 everywhere, 1 log-in, 2 dashboard, 3 registration, 4 home of a registration.',
    title: 'Its title.',
    body: 'Its text, without markup.',
    dismissible: 'Whether a reader may hide it.',
    starts_at: 'When it is shown first: an instant in UTC. Null if it is shown already.',
    ends_at: 'When it is no longer shown: an instant in UTC. Null if it has no end.',
  }),
}
