import { mkdirSync, writeFileSync } from 'node:fs'
import { readCommandLine } from '@coffer/bootstrap/command-line'
import { productFolder, writtenPages } from './pages.ts'

const usage = `npm run product-docs

Writes ${[...writtenPages.keys()].join(', ')} in docs/product from the declarations of routes, statuses, errors and limits.`

readCommandLine({ usage, options: {} })
mkdirSync(productFolder, { recursive: true })
for (const [name, write] of writtenPages) writeFileSync(new URL(name, productFolder), write())
console.log(`Wrote ${[...writtenPages.keys()].join(', ')} in docs/product.`)
