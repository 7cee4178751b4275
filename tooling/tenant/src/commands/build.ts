import { buildFolder } from '../build-folder.ts'
import { readCompiled } from '../page/compiled.ts'
import { type CliContext, type ExitCode, countOf, reportProblems } from './cli-context.ts'

/** Renders every valid tenant, or the given one, from the compiled application. */
export async function build(context: CliContext, only?: string): Promise<ExitCode> {
  const compiled = await readCompiled(context.web)
  const startedAt = performance.now()
  const built = await buildFolder({
    folder: context.tenants,
    defaultMessages: context.defaultMessages(),
    compiled,
    dist: context.dist,
    only,
  })
  const duration = Math.round(performance.now() - startedAt)
  context.stdout(
    `${countOf(built.tenants, 'tenant')} in ${duration} ms: ${built.unchanged} unchanged, ${countOf(built.written, 'file')} written to ${context.dist}`,
  )
  if (built.removed.length > 0) context.stdout(`removed: ${built.removed.join(', ')}`)
  for (const { slug, reason } of built.failed) context.stderr(`${slug}: not built, ${reason}`)
  const code = reportProblems(context, built.problems)
  return built.failed.length > 0 ? 1 : code
}
