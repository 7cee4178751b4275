import { expect, it } from 'vitest'
import { largestPicture, pictureProblems } from './picture-check.ts'

const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (c) => c.charCodeAt(0)) : part)),
  )
const four = (value: number): number[] => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255]
const two = (value: number): number[] => [value >> 8, value & 255]

const png = (width: number, height: number): Uint8Array =>
  bytes([0x89], 'PNG\r\n', [0x1a], '\n', four(13), 'IHDR', four(width), four(height), [8, 2, 0, 0, 0])
const jpeg = (width: number, height: number): Uint8Array =>
  bytes(
    [0xff, 0xd8, 0xff, 0xe0, 0, 16],
    'JFIF\0',
    [1, 1, 0, 0, 1, 0, 1, 0, 0],
    [0xff, 0xc0, 0, 17, 8],
    two(height),
    two(width),
    [3],
    Array.from({ length: 9 }, () => 0),
  )

it('pictureProblems accepts a picture of a usual size', () => {
  expect(pictureProblems('hills.png', png(2400, 1600))).toEqual([])
  expect(pictureProblems('hills.jpg', jpeg(1600, 2400))).toEqual([])
})

it.each([
  [
    'an SVG drawing',
    'hills.jpg',
    bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'not a JPEG, PNG or WebP',
  ],
  ['an HTML page', 'hills.png', bytes('<!doctype html><script>alert(1)</script>'), 'not a JPEG, PNG or WebP'],
  ['a GIF', 'hills.png', bytes('GIF89a', [0, 5, 0, 5, 0, 0, 0, 0]), 'not a JPEG, PNG or WebP'],
  ['an empty file', 'hills.png', bytes(), 'not a JPEG, PNG or WebP'],
  ['the beginning of a JPEG', 'hills.jpg', jpeg(1600, 1600).slice(0, 24), 'not a JPEG, PNG or WebP'],
  [
    'a file whose name states another format',
    'hills.png',
    jpeg(1600, 1600),
    'is a jpg by its content; name it hills.jpg',
  ],
  ['a picture that unpacks to gigabytes', 'hills.png', png(100_000, 100_000), 'more than 6000'],
  ['a picture that would be blurred', 'hills.png', png(1600, 640), 'less than 800'],
  ['a long strip', 'hills.png', png(6000, 1000), 'crop it'],
  ['a file that is too large', 'hills.png', new Uint8Array(largestPicture + 1), 'more than 2097152'],
])('pictureProblems refuses %s', (_, file, content, hint) => {
  expect(pictureProblems(file, content)).toEqual([expect.stringContaining(hint)])
})
