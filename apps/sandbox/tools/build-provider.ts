import { join } from 'node:path'
import { build } from 'vite'
import { prepareDatabaseImage } from '../src/database/database-image.ts'
import { packageFolder } from '../src/package-folder.ts'

/** Bundles the provider and prepares its database image, as `npm start` does. */
export async function buildProvider(): Promise<void> {
  const configFile = join(packageFolder, 'vite.bundle.config.ts')
  await build({ root: packageFolder, configFile, logLevel: 'warn' })
  await prepareDatabaseImage()
}
