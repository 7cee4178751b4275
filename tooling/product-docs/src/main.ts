import { mkdirSync, writeFileSync } from 'node:fs'
import { productFolder, writtenPages } from './pages.ts'

mkdirSync(productFolder, { recursive: true })
for (const [name, write] of writtenPages) writeFileSync(new URL(name, productFolder), write())
console.log(`Wrote ${[...writtenPages.keys()].join(', ')} in docs/product.`)
