import { expect, it } from 'vitest'
import { fileNameOf } from './fileName.ts'

it.each([
  ['misread.jpg', 'front-misread.jpg'],
  ['wrong-side.HEIC', 'front-wrong-side.jpg'],
  ['张三的身份证.png', 'front-photo.jpg'],
  ['../../etc/passwd', 'front-photo.jpg'],
  ['IMG 2026 (1).jpeg', 'front-IMG-2026-1.jpg'],
  [`${'a'.repeat(60)}.jpg`, `front-${'a'.repeat(40)}.jpg`],
  ['', 'front-photo.jpg'],
])('%s is sent as %s', (name, sent) => {
  expect(fileNameOf('front', name)).toBe(sent)
})
