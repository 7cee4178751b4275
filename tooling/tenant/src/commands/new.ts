import { logoShapes } from '@coffer/branding/logo-shapes'
import { logoFlags } from '../new/given-logos.ts'
import { type NewTenantOptions, newTenant } from '../new/new-tenant.ts'
import { colorReport, summary } from '../report.ts'
import { type CliContext, type ExitCode, displayPath, reportProblems } from './cli-context.ts'

/** Creates a tenant's folder, explains its colors and prints the next steps. */
export async function createTenant(
  context: CliContext,
  options: Omit<NewTenantOptions, 'from'>,
): Promise<ExitCode> {
  const made = await newTenant(
    { ...options, from: context.from },
    { tenants: context.tenants, defaultMessages: context.defaultMessages(), prompts: context.prompts },
  )
  if (!made.ok) return reportProblems(context, made.problems)
  const { slug } = options
  context.stdout(`Created ${displayPath(context, slug)}.`)
  context.stdout(summary(made.tenant))
  for (const line of colorReport(made.tenant)) context.stdout(line)
  if (made.drawn.length > 0) {
    const flags = logoShapes.filter((shape) => made.drawn.includes(shape)).map((shape) => logoFlags[shape])
    context.stdout(
      `  Plain logos were drawn for ${flags.join(', ')}: replace them in its logos/ when the designer’s are ready.`,
    )
  }
  context.stdout('Next:')
  for (const [command, what] of [
    [`npm run tenant -- preview ${slug}`, 'opens it, with a local provider'],
    [`TENANT=${slug} npm run dev`, 'the same, and reloads changed data and code'],
    [`npm run tenant -- check ${slug}`, 'checks it, after every change to its data'],
    [`npm run tenant -- build ${slug}`, 'builds the static files for its host'],
  ] as const)
    context.stdout(`  ${command.padEnd(36)}${what}`)
  return 0
}
