import { type LogoShape, logoShapes } from '@coffer/branding/logo-shapes'
import type { WireBranding } from '@coffer/branding/wire-schema'
import type { CheckedTenant } from '../check/check-tenant.ts'
import type { DefaultMessages } from '../folder/default-messages.ts'
import { slugsIn } from '../folder/read-folder.ts'
import type { Problem } from '../problem.ts'
import { readTenants } from '../tenants.ts'
import { promptForRest, missing, readGiven, withDefaults } from './answers.ts'
import type { Prompts } from './prompts.ts'
import { drawLogos } from './draw-logos.ts'
import { fetchBranding } from './fetch-branding.ts'
import { type Answers, type FieldName, type Given, fieldNames, fields, listed } from './fields.ts'
import { givenLogos, type LogoFlags, logoFlags } from './given-logos.ts'
import { givenPicture } from './given-picture.ts'
import { type Beyond, type Logo, type Logos, newTenantFiles } from './new-tenant-files.ts'
import { putInPlace } from './put-in-place.ts'
import { slugHint } from './slug-hint.ts'

export type NewTenantOptions = {
  readonly slug: string
  readonly given: Given
  readonly logos: LogoFlags
  readonly brandingUrl: string | undefined
  /** The path of the front page's picture. */
  readonly picture: string | undefined
  /** The folder to which the paths of logos and the picture are relative. */
  readonly from: string
}

export type NewTenantResult =
  | { readonly ok: true; readonly tenant: CheckedTenant; readonly drawn: readonly LogoShape[] }
  | { readonly ok: false; readonly problems: readonly Problem[] }

export type NewTenantContext = {
  readonly tenants: string
  readonly defaultMessages: DefaultMessages
  readonly prompts: Prompts | null
}

/** Creates a tenant from flags, live branding and prompts, in this order of precedence; or reports all problems. */
export async function newTenant(
  options: NewTenantOptions,
  { tenants, defaultMessages, prompts }: NewTenantContext,
): Promise<NewTenantResult> {
  const { slug } = options
  const slugProblem = slugHint(slug, slugsIn(tenants))
  if (slugProblem !== undefined) return refused({ file: slug, field: 'the slug', hint: slugProblem })
  const others = readTenants(tenants, defaultMessages).tenants

  const flags = readGiven(options.given)
  const files = givenLogos(options.logos, options.from)
  const picture = givenPicture(options.picture, options.from)
  const taken = createOwnerCheck(others)
  const hostHint = flags.given.hosts === undefined ? undefined : taken('hosts', flags.given.hosts)
  const problems = [
    ...flags.problems,
    ...(hostHint === undefined ? [] : [{ file: fields.hosts.flag, field: 'it', hint: hostHint }]),
    ...files.problems,
    ...picture.problems,
  ]
  if (problems.length > 0) return { ok: false, problems }

  const live = options.brandingUrl === undefined ? null : await fetchBranding(options.brandingUrl, slug)
  if (live?.ok === false) return live
  const given = { ...(live && brandingAnswers(live.branding)), ...flags.given }
  const lacking = missing(given)
  if (lacking.length > 0 && prompts === null) return refused(missingFieldsProblem(lacking))
  const answers =
    lacking.length > 0 && prompts
      ? await promptForRest(given, slug, prompts, taken)
      : withDefaults(given, slug)

  const drawn = logoShapes.filter((shape) => !live && !files.logos.has(shape))
  const logos = chooseLogos(slug, answers, files.logos, live?.logos)
  const attribute = (problem: Problem): Problem =>
    attributeToFlag(problem, { drawn, given: flags.given, live: options.brandingUrl })
  const placed = putInPlace({
    tenants,
    slug,
    files: newTenantFiles(slug, answers, {
      logos,
      picture: picture.picture,
      beyond: live ? beyond(live.branding, answers) : {},
    }),
    others,
    defaultMessages,
  })
  return placed.ok ? { ...placed, drawn } : { ok: false, problems: placed.problems.map(attribute) }
}

function chooseLogos(
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

function brandingAnswers(branding: WireBranding): Given {
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

/** Returns a check for answers that another tenant already uses. */
function createOwnerCheck(others: readonly CheckedTenant[]) {
  const owners = new Map(
    others.flatMap(({ slug, tenant }) =>
      [`${slug}.localhost`, ...tenant.hosts].map((host) => [host, slug] as const),
    ),
  )
  return (name: FieldName, value: string): string | undefined => {
    const host = name === 'hosts' ? listed(value).find((each) => owners.has(each)) : undefined
    return host === undefined
      ? undefined
      : `has ${host}, which is already used by "${owners.get(host)}"; choose another`
  }
}

function missingFieldsProblem(lacking: readonly FieldName[]): Problem {
  const named = lacking.map((name) => fields[name].flag).join(', ')
  return { file: 'there is no terminal for prompts', field: 'the command line', hint: `needs ${named}` }
}

type Sources = {
  /** The logos that were drawn from the short name. */
  readonly drawn: readonly LogoShape[]
  readonly given: Given
  /** The URL of the live branding. */
  readonly live: string | undefined
}

/** A problem of a new file, attributed to the flag that caused it: never to one that has nothing to do with it. */
function attributeToFlag(problem: Problem, { drawn, given, live }: Sources): Problem {
  const shape = logoShapes.find((each) => problem.file.includes(`/logos/${each}.`))
  if (shape !== undefined && drawn.includes(shape)) {
    const { flag } = fields[given.shortName === undefined ? 'name' : 'shortName']
    const hint = `gives a drawn logo that ${problem.hint.split('; ')[0]}; choose another, or name your own by ${logoFlags[shape]}`
    return { file: flag, field: 'it', hint }
  }
  const name = fieldNames.find((each) => problem.field.split(/[.,]/)[0] === fields[each].wire)
  if (live !== undefined && (name ? given[name] === undefined : shape !== undefined))
    return { ...problem, file: `--branding-url ${live}` }
  const flag = name ? fields[name].flag : shape && logoFlags[shape]
  return flag === undefined ? problem : { ...problem, file: flag }
}

function refused(problem: Problem): NewTenantResult {
  return { ok: false, problems: [problem] }
}
