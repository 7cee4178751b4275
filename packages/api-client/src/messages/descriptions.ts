import { documented } from '../descriptions/documented.ts'
import { messageForm } from './request-schema.ts'
import { attachmentSchema, messageSchema, viewedSchema } from './schema.ts'

export const messageDescriptions = {
  Attachment: documented(attachmentSchema, 'A file of a message.', {
    uuid: 'The file’s id.',
    name: 'Its name.',
    size: 'Its size in bytes.',
    media_type: 'Its media type, by its content.',
    status: 'Whether it was checked for malware. Absent if the provider checks no files.',
    download_url: 'A signed link, for a few minutes. Null unless the file is clean.',
  }),
  Message: documented(messageSchema, 'A message between a depositor and the bank.', {
    uuid: 'The message’s id.',
    thread_uuid: 'The conversation that it belongs to.',
    topic: 'The topic of the conversation. Null or absent if it has none, or the provider reports none.',
    direction: '`outbound` if the depositor wrote it, `inbound` if the bank did.',
    transaction_uuid: 'The transaction that it reports a problem with. Null or absent if it reports none.',
    subject: 'The subject of the conversation.',
    body: 'The text, without markup.',
    sent_at: 'When it was sent: an instant in UTC.',
    viewed_at: 'When the depositor viewed it: an instant in UTC. Null if they did not.',
    attachments: 'Its files.',
  }),
  Viewed: documented(viewedSchema, 'A message that was viewed.', {
    viewed_at: 'When it was viewed: an instant in UTC.',
  }),
  MessageForm: documented(messageForm, 'A message to support, as a form. Without a thread it begins one.', {
    subject: 'The subject. Absent for a reply.',
    topic: 'The topic. Absent for a reply.',
    body: 'The text.',
    thread_uuid: 'The conversation that it replies to. Absent to begin one.',
    'attachments[]': 'Its files. Absent if there are none.',
  }),
}
