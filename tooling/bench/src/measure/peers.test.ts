import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readPeers } from './peers.ts'

function folderWith(peers: string, ...builds: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'peers-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'peers.json'), peers)
  for (const build of builds) {
    mkdirSync(join(folder, build))
    writeFileSync(join(folder, build, 'index.html'), '')
  }
  return folder
}

test('readPeers finds the builds of a folder by their names, with the paths of their forms', () => {
  const folder = folderWith('{ "shadcn-admin": "/sign-in" }', 'shadcn-admin', 'not-named')
  expect(readPeers(folder)).toEqual({
    'shadcn-admin': { folder: join(folder, 'shadcn-admin'), path: '/sign-in' },
  })
})

test('readPeers reports a missing build, a name that is not a host name and a relative path in a sentence', () => {
  expect(() => readPeers(folderWith('{ "one": "/" }'))).toThrow(/one has no index.html/)
  expect(() => readPeers(folderWith('{ "One Two": "/" }'))).toThrow(/a name has small letters/)
  expect(() => readPeers(folderWith('{ "one": "sign-in" }'))).toThrow(/a path begins with a slash/)
  expect(() => readPeers(join(tmpdir(), 'no-such-folder'))).toThrow(/peers.json is missing/)
})
