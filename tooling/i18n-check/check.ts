import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { problemsOf } from './compare.ts'

/** Compares the messages of every package in both languages and prints the differences by file and key. */
const folders = globSync('{packages,apps}/*/src/**/locales/en.json', { exclude: ['**/node_modules/**'] }).map(
  dirname,
)
if (folders.length === 0) throw new Error('no messages were found: the glob is wrong')

const problems = folders.flatMap((folder) => {
  const read = (language: string): unknown =>
    JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'))
  return problemsOf(read('en'), read('es')).map((problem) => `${folder}: ${problem}`)
})
for (const problem of problems) console.error(problem)
console.log(`${folders.length} packages' messages compared, ${problems.length} problems`)
process.exit(problems.length === 0 ? 0 : 1)
