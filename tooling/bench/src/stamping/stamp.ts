import { buildFolder } from '@coffer/tenant-tooling/build-folder'
import { readCompiled } from '@coffer/tenant-tooling/compiled'
import { readHouseWords } from '@coffer/tenant-tooling/house-words'
import { places } from '../places.ts'

// What `pnpm tenant build` does, for a compiled application, institutions and an output that lie elsewhere.
const [web = '', folder = '', dist = ''] = process.argv.slice(2)
const house = readHouseWords(places.root)
const { problems, failed, ...built } = await buildFolder({
  folder,
  house,
  compiled: await readCompiled(web),
  dist,
})
if (problems.length + failed.length > 0) throw new Error(JSON.stringify([problems, failed]))
console.log(JSON.stringify(built))
