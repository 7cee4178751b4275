import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { readCommandLine } from '@coffer/bootstrap/command-line'
import { apiFolder, byHand, releasedFile, releasedText, writtenFiles } from './written-files.ts'

const usage = `npm run api-docs

Writes docs/api (the OpenAPI document, and pages of every call and schema) from the declarations of the calls.

  --release  also write released.json, with which later changes are compared`

const { values } = readCommandLine({ usage, options: { release: { type: 'boolean' } } })
mkdirSync(apiFolder, { recursive: true })
const files = writtenFiles()
for (const name of readdirSync(apiFolder))
  if (!files.has(name) && !byHand.includes(name)) rmSync(new URL(name, apiFolder))
for (const [name, text] of files) writeFileSync(new URL(name, apiFolder), text)
if (values.release) writeFileSync(releasedFile, releasedText())
console.log(`Wrote ${[...files.keys()].join(', ')} in docs/api.`)
