import { call, callVoid, type CallOptions } from '../transport/call.ts'
import { rememberedDevicesSchema, type RememberedDevice } from './schema.ts'

/** GET /devices: the ones that are remembered now. */
export const fetchDevices = ({ signal }: CallOptions = {}): Promise<RememberedDevice[]> =>
  call({ method: 'GET', path: '/devices', schema: rememberedDevicesSchema, signal })

/** From now on the device needs a code; missing where it is remembered no more. */
export const forgetDevice = (uuid: string, { signal }: CallOptions = {}): Promise<void> =>
  callVoid({ method: 'DELETE', path: '/devices/{uuid}', params: { uuid }, signal })
