import { type LogoShape, logoShapes } from '@coffer/branding/logo-shapes'
import type { WireBranding } from '@coffer/branding/wire-schema'
import type { CheckedTenant } from '../check/check-tenant.ts'
import type { HouseWords } from '../folder/house-words.ts'
import { slugsIn } from '../folder/read-folder.ts'
import type { Problem } from '../problem.ts'
import { readTenants } from '../tenants.ts'
import { askForRest, missing, readGiven, withDefaults } from './answers.ts'
import type { Ask } from './ask.ts'
import { drawLogos } from './draw-logos.ts'
import { fetchBranding } from './fetch-branding.ts'
import { type Answers, type FieldName, type Given, fieldNames, fields, listed } from './fields.ts'
import { givenLogos, type LogoFlags, logoFlags } from './given-logos.ts'
import { type Beyond, type Logo, type Logos, newTenantFiles } from './new-tenant-files.ts'
import { putInPlace } from './put-in-place.ts'
import { slugMend } from './slug-mend.ts'

export type Wish = {
  readonly slug: string
  readonly given: Given
  readonly logos: LogoFlags
  readonly brandingUrl: string | undefined
  /** Where paths of logos begin. */
  readonly from: string
}

export type Made =
  | { readonly ok: true; readonly tenant: CheckedTenant; readonly drawn: readonly LogoShape[] }
  | { readonly ok: false; readonly problems: readonly Problem[] }

export type House = { readonly tenants: string; readonly words: HouseWords; readonly ask: Ask | null }

/** Makes an institution of flags, of a live branding and of what a person answers, in this order; or says all that is wrong. */
export async function newTenant(wish: Wish, { tenants, words, ask }: House): Promise<Made> {
  const { slug } = wish
  const slugProblem = slugMend(slug, slugsIn(tenants))
  if (slugProblem !== undefined) return refused({ file: slug, field: 'the slug', mend: slugProblem })
  const others = readTenants(tenants, words).tenants

  const flags = readGiven(wish.given)
  const files = givenLogos(wish.logos, wish.from)
  const taken = takenBy(others)
  const hostMend = flags.given.hosts === undefined ? undefined : taken('hosts', flags.given.hosts)
  const problems = [
    ...flags.problems,
    ...(hostMend === undefined ? [] : [{ file: fields.hosts.flag, field: 'it', mend: hostMend }]),
    ...files.problems,
  ]
  if (problems.length > 0) return { ok: false, problems }

  const live = wish.brandingUrl === undefined ? null : await fetchBranding(wish.brandingUrl, slug)
  if (live?.ok === false) return live
  const given = { ...(live && givenBy(live.branding)), ...flags.given }
  const lacking = missing(given)
  if (lacking.length > 0 && ask === null) return refused(lackingProblem(lacking))
  const answers =
    lacking.length > 0 && ask ? await askForRest(given, slug, ask, taken) : withDefaults(given, slug)

  const drawn = logoShapes.filter((shape) => !live && !files.logos.has(shape))
  const logos = chosenLogos(slug, answers, files.logos, live?.logos)
  const placed = putInPlace({
    tenants,
    slug,
    files: newTenantFiles(slug, answers, logos, live ? beyond(live.branding, answers) : {}),
    others,
    house: words,
  })
  return placed.ok ? { ...placed, drawn } : { ok: false, problems: placed.problems.map(byFlag) }
}

function chosenLogos(
  slug: string,
  answers: Answers,
  given: ReadonlyMap<LogoShape, Logo>,
  live: Logos | undefined,
): Logos {
  const drawings = drawLogos({ slug, ...answers })
  const chosen = (shape: LogoShape): Logo =>
    given.get(shape) ?? live?.[shape] ?? { file: `${shape}.svg`, content: drawings[shape] }
  return {
    'hor-color': chosen('hor-color'),
    'hor-white': chosen('hor-white'),
    'sq-color': chosen('sq-color'),
    'sq-white': chosen('sq-white'),
  }
}

function givenBy(branding: WireBranding): Given {
  return {
    name: branding.name,
    shortName: branding.short_name,
    primary: branding.color_primary,
    secondary: branding.color_secondary,
    email: branding.emails.support,
    phone: branding.phone_support,
    fdic: branding.show_fdic ? 'yes' : 'no',
  }
}

function beyond(branding: WireBranding, { name }: Answers): Beyond {
  const { logo_alt_text, password_requirements, completed_at } = branding
  return { password_requirements, completed_at, ...(name === branding.name && { logo_alt_text }) }
}

/** What an answer takes from another institution. */
function takenBy(others: readonly CheckedTenant[]) {
  const owners = new Map(
    others.flatMap(({ slug, tenant }) =>
      [`${slug}.localhost`, ...tenant.hosts].map((host) => [host, slug] as const),
    ),
  )
  return (name: FieldName, value: string): string | undefined => {
    const host = name === 'hosts' ? listed(value).find((each) => owners.has(each)) : undefined
    return host === undefined
      ? undefined
      : `has ${host}, which is already of "${owners.get(host)}"; choose another`
  }
}

function lackingProblem(lacking: readonly FieldName[]): Problem {
  const named = lacking.map((name) => fields[name].flag).join(', ')
  return { file: 'there is no terminal to ask at', field: 'so', mend: `give ${named}` }
}

/** A problem of a file that was not put in place, by the flag that brought it. */
function byFlag(problem: Problem): Problem {
  const name = fieldNames.find((each) => problem.field.split(/[.,]/)[0] === fields[each].wire)
  const shape = logoShapes.find((each) => problem.file.includes(`/logos/${each}.`))
  const flag = name ? fields[name].flag : shape && logoFlags[shape]
  return flag === undefined ? problem : { ...problem, file: flag }
}

function refused(problem: Problem): Made {
  return { ok: false, problems: [problem] }
}
