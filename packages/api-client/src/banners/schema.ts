import { bannerLocations, bannerTypes, type BannerLocation, type BannerType } from '@coffer/domain/status'
import * as v from 'valibot'

/** A number on the wire that stands for a place in a list. */
const listed = <T extends string>(list: readonly T[], first: T) =>
  v.pipe(
    v.number(),
    v.check((index) => list[index] !== undefined),
    v.transform((index): T => list[index] ?? first),
  )

export const bannerSchema = v.pipe(
  v.object({
    uuid: v.string(),
    type: listed<BannerType>(bannerTypes, 'success'),
    location: listed<BannerLocation>(bannerLocations, 'all'),
    title: v.string(),
    body: v.string(),
    dismissible: v.boolean(),
    starts_at: v.nullable(v.string()),
    ends_at: v.nullable(v.string()),
  }),
  v.transform((wire) => ({
    uuid: wire.uuid,
    type: wire.type,
    location: wire.location,
    title: wire.title,
    body: wire.body,
    isDismissible: wire.dismissible,
    startsAt: wire.starts_at,
    endsAt: wire.ends_at,
  })),
)
export const bannersSchema = v.array(bannerSchema)

export type Banner = v.InferOutput<typeof bannerSchema>
export type WireBanner = v.InferInput<typeof bannerSchema>
