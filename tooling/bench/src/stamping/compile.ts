import { join } from 'node:path'
import { places } from '../places.ts'
import { run } from './run.ts'

/** Compiles and packs the application as `apps/web` does, into another folder. How many milliseconds it took. */
export async function compileInto(folder: string): Promise<number> {
  const app = join(places.root, 'apps/web')
  const vite = join(app, 'node_modules/vite/bin/vite.js')
  const [client, server] = [join(folder, 'client'), join(folder, 'server')]
  const build = (outDir: string, ...more: readonly string[]) =>
    run([vite, 'build', '--logLevel', 'error', '--outDir', outDir, ...more], app)
  const steps = [
    await build(client, '--emptyOutDir'),
    await build(client, '--config', 'vite.early.config.ts'),
    await build(server, '--config', 'vite.prerender.config.ts', '--emptyOutDir'),
    await run([join(app, 'tools/compress.ts'), join(client, 'assets')], app),
  ]
  return steps.reduce((sum, { took }) => sum + took, 0)
}
