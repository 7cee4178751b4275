import { deviceTexts } from '../descriptions/device-texts.ts'
import { documented } from '../descriptions/documented.ts'
import { openSessionSchema } from './schema.ts'

export const sessionDescriptions = {
  OpenSession: documented(openSessionSchema, 'A session that is logged in.', {
    ...deviceTexts,
    uuid: 'The session’s id.',
    started_at: 'When it began: an instant in UTC.',
  }),
}
