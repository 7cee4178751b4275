import * as v from 'valibot'
import { wireObject } from '../transport/wire-case.ts'
import { deviceEntries, renameDevice } from './entry.ts'

/** A device that logs in without a code until `remembered_until`. */
export const rememberedDeviceSchema = v.pipe(
  wireObject({ ...deviceEntries, remembered_until: v.string() }),
  v.transform(renameDevice),
)
export const rememberedDevicesSchema = v.array(rememberedDeviceSchema)

export type RememberedDevice = v.InferOutput<typeof rememberedDeviceSchema>
export type WireRememberedDevice = v.InferInput<typeof rememberedDeviceSchema>
