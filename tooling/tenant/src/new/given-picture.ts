import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, resolve } from 'node:path'
import { largestPicture, pictureProblems } from '@coffer/branding/picture-check'
import type { Problem } from '../problem.ts'

const pictureFlag = '--picture'

type Read = {
  readonly picture: { readonly file: string; readonly content: Uint8Array } | null
  readonly problems: readonly Problem[]
}

/** Reads the picture named by its flag, relative to the working directory, and checks it like a folder's. */
export function givenPicture(given: string | undefined, from: string): Read {
  if (given === undefined) return { picture: null, problems: [] }
  const path = resolve(from, given)
  const file = `front${extname(path).toLowerCase()}`
  const hints = (hintsOf: readonly string[]): Read => ({
    picture: null,
    problems: hintsOf.map((hint) => ({ file: `${pictureFlag} ${given}`, field: 'the file', hint })),
  })
  if (!existsSync(path)) return hints(['does not exist'])
  const { size } = statSync(path)
  if (!statSync(path).isFile()) return hints(['is not a file'])
  if (size > largestPicture) return hints([`has ${size} bytes, more than ${largestPicture}`])
  const content = readFileSync(path)
  const found = pictureProblems(file, content)
  return found.length > 0 ? hints(found) : { picture: { file, content }, problems: [] }
}
