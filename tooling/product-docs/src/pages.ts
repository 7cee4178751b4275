import { errorsPage } from './errors-page.ts'
import { limitsPage } from './limits-page.ts'
import { screensPage } from './screens-page.ts'
import { statusesPage } from './statuses-page.ts'

/** The pages of docs/product that are written from declarations, by file name. */
export const writtenPages: ReadonlyMap<string, () => string> = new Map([
  ['screens.md', screensPage],
  ['statuses.md', statusesPage],
  ['errors.md', errorsPage],
  ['limits.md', limitsPage],
])

export const productFolder = new URL('../../../docs/product/', import.meta.url)
