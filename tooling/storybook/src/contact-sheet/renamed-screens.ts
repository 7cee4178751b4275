import { execFileSync } from 'node:child_process'

/** The titles of stories files by path. */
export type Titles = ReadonlyMap<string, string>

/** The screen's part of its story ids, which Storybook derives from the title. */
const screenOfTitle = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')

/** The screens whose stories file has another title now: the current name by the former one. */
export function renamedScreens(before: Titles, now: Titles): ReadonlyMap<string, string> {
  return new Map(
    [...before].flatMap(([path, title]) => {
      const present = now.get(path)
      return present === undefined || present === title
        ? []
        : [[screenOfTitle(title), screenOfTitle(present)] as const]
    }),
  )
}

/** The titles at a commit, or in the working tree. */
export function readTitles(repository: string, commit: string | null): Titles {
  const found = execFileSync(
    'git',
    ['grep', '-E', "^  title: '", ...(commit === null ? [] : [commit]), '--', '*.stories.tsx'],
    { cwd: repository, encoding: 'utf8', stdio: 'pipe' },
  )
  const line = /^(?:[^:]+:)?([^:]+\.stories\.tsx):\s*title: '([^']+)'/gm
  return new Map([...found.matchAll(line)].map(([, path = '', title = '']) => [path, title]))
}
