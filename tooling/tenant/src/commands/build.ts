import { buildFolder } from '../build-folder.ts'
import { readCompiled } from '../page/compiled.ts'
import { type Desk, type ExitCode, counted, tell } from './said.ts'

/** Stamps every institution that is good, or the one asked for, from the compiled application. */
export async function build(desk: Desk, only?: string): Promise<ExitCode> {
  const compiled = await readCompiled(desk.web)
  const begun = performance.now()
  const built = await buildFolder({
    folder: desk.tenants,
    house: desk.words(),
    compiled,
    dist: desk.dist,
    only,
  })
  const took = Math.round(performance.now() - begun)
  desk.say(
    `${counted(built.tenants, 'tenant')} in ${took} ms: ${built.unchanged} unchanged, ${counted(built.written, 'file')} written to ${desk.dist}`,
  )
  if (built.removed.length > 0) desk.say(`removed: ${built.removed.join(', ')}`)
  for (const { slug, why } of built.failed) desk.complain(`${slug}: not stamped, ${why}`)
  const code = tell(desk, built.problems)
  return built.failed.length > 0 ? 1 : code
}
