import { logoShapes } from '@coffer/branding/logo-shapes'
import { logoFlags } from '../new/given-logos.ts'
import { type Wish, newTenant } from '../new/new-tenant.ts'
import { colorReport, summary } from '../report.ts'
import { type Desk, type ExitCode, placeOf, tell } from './said.ts'

/** Makes an institution's folder, and says what its colours became and what can be done next. */
export async function makeNew(desk: Desk, wish: Omit<Wish, 'from'>): Promise<ExitCode> {
  const made = await newTenant(
    { ...wish, from: desk.from },
    { tenants: desk.tenants, words: desk.words(), ask: desk.ask },
  )
  if (!made.ok) return tell(desk, made.problems)
  const { slug } = wish
  desk.say(`${placeOf(desk, slug)} is made.`)
  desk.say(summary(made.tenant))
  for (const line of colorReport(made.tenant)) desk.say(line)
  if (made.drawn.length > 0) {
    const flags = logoShapes.filter((shape) => made.drawn.includes(shape)).map((shape) => logoFlags[shape])
    desk.say(
      `  Plain logos were drawn in the place of ${flags.join(', ')}: put the designer’s into its logos/ when they come.`,
    )
  }
  desk.say('Next:')
  for (const [command, what] of [
    [`pnpm tenant preview ${slug}`, 'see it, with a provider behind it'],
    [`TENANT=${slug} pnpm dev`, 'the same while data and code change'],
    [`pnpm tenant check ${slug}`, 'after every change of its data'],
    [`pnpm tenant build ${slug}`, 'static files for its host'],
  ] as const)
    desk.say(`  ${command.padEnd(36)}${what}`)
  return 0
}
