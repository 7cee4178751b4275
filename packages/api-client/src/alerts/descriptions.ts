import { documented } from '../descriptions/documented.ts'
import { alertBody } from './request-schema.ts'
import { alertSchema } from './schema.ts'

export const alertDescriptions = {
  Alert: documented(alertSchema, 'A notice to the caller within the application.', {
    uuid: 'The alert’s id.',
    title: 'Its title, in the language of the request unless staff wrote it.',
    body: 'Its text, without markup.',
    created_at: 'When it was made: an instant in UTC.',
    read_at: 'When it was marked as read: an instant in UTC. Null while it is unread.',
  }),
  AlertBody: documented(alertBody, 'The alert that was read.', { alert_id: 'The alert’s id.' }),
}
