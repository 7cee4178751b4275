import { bannerLocations, bannerTypes, type BannerLocation, type BannerType } from '@coffer/domain/status'
import * as v from 'valibot'
import { wireObject } from '../transport/wire-case.ts'

/** A number on the wire, read as the item at that index. */
const itemAt = <T extends string>(list: readonly T[], first: T) =>
  v.pipe(
    v.number(),
    v.check((index) => list[index] !== undefined),
    v.transform((index): T => list[index] ?? first),
  )

export const bannerSchema = v.pipe(
  wireObject({
    uuid: v.string(),
    type: itemAt<BannerType>(bannerTypes, 'success'),
    location: itemAt<BannerLocation>(bannerLocations, 'all'),
    title: v.string(),
    body: v.string(),
    dismissible: v.boolean(),
    starts_at: v.nullable(v.string()),
    ends_at: v.nullable(v.string()),
  }),
  v.transform(({ dismissible, ...banner }) => ({ ...banner, isDismissible: dismissible })),
)
export const bannersSchema = v.array(bannerSchema)

export type Banner = v.InferOutput<typeof bannerSchema>
export type WireBanner = v.InferInput<typeof bannerSchema>
