import { writeFileSync } from 'node:fs'
import { BloomFilter } from './bloom-filter.ts'
import { packedFile } from './leaked-passwords.ts'
import { readSource } from './read-source.ts'

// pnpm blocklist: packs the list again after its package was updated.
const { passwords, stems } = readSource()
const { bytes } = BloomFilter.of(new Set([...passwords, ...stems]))
writeFileSync(packedFile, bytes)
process.stdout.write(
  `${passwords.size} passwords of eight characters and more and ${stems.size} shorter words, in ${bytes.length} bytes\n`,
)
