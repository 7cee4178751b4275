import { call, callVoid, type CallOptions } from '../transport/call.ts'
import { rememberedDevicesSchema, type RememberedDevice } from './schema.ts'
import { queryOptions } from '@tanstack/react-query'

export type { RememberedDevice } from './schema.ts'

/** GET /devices: the remembered devices. */
export const fetchDevices = ({ signal }: CallOptions = {}): Promise<RememberedDevice[]> =>
  call({ method: 'GET', path: '/devices', schema: rememberedDevicesSchema, signal })

/** Stops remembering a device, which then needs a code again. Fails with `missing` if it is no longer remembered. */
export const forgetDevice = (uuid: string, { signal }: CallOptions = {}): Promise<void> =>
  callVoid({ method: 'DELETE', path: '/devices/{uuid}', params: { uuid }, signal })

export const devicesQuery = () => queryOptions({ queryKey: ['devices'], queryFn: fetchDevices })
