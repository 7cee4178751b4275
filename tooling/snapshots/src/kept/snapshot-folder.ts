import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Picture } from '../picture.ts'
import { groupOf } from '../storybook/stories.ts'
import { readSheet, writeSheet } from './sheet.ts'

/** A picture is of one story in one size; a sheet holds one group of stories in one size. */
export interface PictureName {
  readonly story: string
  readonly size: string
}

export const sheetOf = ({ story, size }: PictureName): string => `${groupOf(story)}.${size}.webp`

/** The names of the sheets that a tenant has. */
export function sheetsIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.webp'))
    .sort()
}

/** The pictures of one sheet by story; none if there is no such sheet. */
export async function readKept(folder: string, sheet: string): Promise<ReadonlyMap<string, Picture>> {
  const file = join(folder, sheet)
  if (!existsSync(file)) return new Map()
  try {
    return await readSheet(readFileSync(file))
  } catch (error) {
    throw new Error(
      `${file} cannot be read as snapshots: take it from git again, or remove it and --update`,
      {
        cause: error,
      },
    )
  }
}

/** Keeps the pictures of one sheet; without any, there is no sheet. */
export async function keep(
  folder: string,
  sheet: string,
  pictures: ReadonlyMap<string, Picture>,
): Promise<void> {
  if (pictures.size === 0) return rmSync(join(folder, sheet), { force: true })
  mkdirSync(folder, { recursive: true })
  const inOrder = new Map([...pictures].sort(([one], [other]) => (one < other ? -1 : 1)))
  return writeFileSync(join(folder, sheet), await writeSheet(inOrder))
}
