import prepareData from '@coffer/e2e/prepare'
import { writeInPageScript } from './in-page-script.ts'

/** Seeds the data of the providers, and builds the script for pages. */
export default async function prepare(): Promise<() => Promise<void>> {
  await writeInPageScript()
  return prepareData()
}
