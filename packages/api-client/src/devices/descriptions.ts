import { documented } from '../descriptions/documented.ts'
import { deviceTexts } from '../descriptions/device-texts.ts'
import { rememberedDeviceSchema } from './schema.ts'

export const deviceDescriptions = {
  RememberedDevice: documented(rememberedDeviceSchema, 'A device that logs in without a code.', {
    ...deviceTexts,
    uuid: 'The id of the remembered device.',
    remembered_until: 'When it is forgotten: an instant in UTC.',
  }),
}
