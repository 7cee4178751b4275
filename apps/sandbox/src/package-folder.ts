import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

/** The folder of this package, whether run from the sources or from the bundle. */
export const packageFolder = dirname(findPackageJSON(import.meta.url) ?? '')

/** The root of the project. */
export const projectFolder = join(packageFolder, '../..')
