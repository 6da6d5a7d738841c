import { afterEach, describe, expect, it, vi } from 'vitest'
import { rejectionText } from './rejectionText.ts'
import { screenFiles } from './screenFiles.ts'
import { uploadFieldStrings } from './strings.ts'
import { earlierOf, tilesOf } from './tiles.ts'
import type { UploadItem } from './useUploads.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const fileOf = (name: string, type = 'image/jpeg', size = 3) =>
  new File([new Uint8Array(size)], name, { type })
const limits = { accept: 'image/*', maxKb: 10, room: 9 }
const namesOf = (files: readonly File[]) => files.map(({ name }) => name)

describe('screenFiles', () => {
  it.each([
    ['image/*', 'a.jpg', 'image/jpeg', true],
    ['image/*', 'a.heic', 'image/heic', true],
    ['image/*', 'a.mp4', 'video/mp4', false],
    ['image/*', 'a.jpg', 'imagery/jpeg', false],
    ['image/png,image/jpeg', 'a.jpg', 'image/jpeg', true],
    ['image/png, image/jpeg', 'a.jpg', 'image/jpeg', true],
    ['image/png', 'a.png', 'image/jpeg', false],
    ['IMAGE/PNG', 'a.png', 'image/png', true],
    ['.png', 'a.PNG', 'image/png', true],
    ['.png', 'apng', 'image/png', false],
    ['.PNG,.jpg', 'a.jpg', 'image/jpeg', true],
    ['.png', 'a.png.exe', 'application/x-msdownload', false],
    // Some Android file managers send no type.
    ['image/*', 'IMG_0001', '', true],
  ])('for %s takes %s of type "%s": %s', (accept, name, type, isTaken) => {
    const { files, rejection } = screenFiles([fileOf(name, type)], { ...limits, accept })
    expect([files.length, rejection]).toEqual(isTaken ? [1, undefined] : [0, 'type'])
  })

  it.each([
    [10_000, undefined],
    [10_001, 101],
    [10_240, 101],
    [0, undefined],
  ])('compares %i bytes with a limit of 10 KB', (size, code) => {
    expect(screenFiles([fileOf('a.jpg', 'image/jpeg', size)], limits).rejection).toBe(code)
  })

  it('leaves out what it rejects and keeps the order of the others', () => {
    const selection = [fileOf('1'), fileOf('2', 'text/csv'), fileOf('3', 'image/png', 10_001), fileOf('4')]
    const { files, rejection } = screenFiles(selection, limits)
    expect(namesOf(files)).toEqual(['1', '4'])
    // The other type is told first: another size would not help.
    expect(rejection).toBe('type')
  })

  it.each([
    [3, 3, undefined],
    [4, 3, 103],
    [1, 0, 103],
    [0, 0, undefined],
  ])('takes all of %i files or none, with room for %i', (count, room, code) => {
    const selection = Array.from({ length: count }, (_, at) => fileOf(String(at)))
    const { files, rejection } = screenFiles(selection, { ...limits, room })
    expect([files.length, rejection]).toEqual([code === undefined ? count : 0, code])
  })

  it('says that there are too many before it looks at them', () => {
    expect(screenFiles([fileOf('1', 'text/csv'), fileOf('2')], { ...limits, room: 1 }).rejection).toBe(103)
  })

  it.each([
    ['no reader of files', () => vi.stubGlobal('FileReader', undefined)],
    ['no addresses of files', () => vi.stubGlobal('URL', class {})],
  ])('takes nothing in a browser with %s', (_what, stub) => {
    stub()
    expect(screenFiles([fileOf('1')], limits)).toEqual({ files: [], rejection: 100 })
  })
})

describe('rejectionText', () => {
  const textOf = (code: Parameters<typeof rejectionText>[1], own: object = {}) =>
    rejectionText(uploadFieldStrings, code, { maxKb: 10_000, max: 3, room: 3, ...own })

  it.each([
    [10_000, '10 MB'],
    [1500, '1.5 MB'],
    [1000, '1 MB'],
    [999, '999 KB'],
    [0.5, '0.5 KB'],
  ])('says %d KB as %s', (maxKb, size) => {
    expect(textOf(101, { maxKb })).toBe(`单张图片不能超过 ${size}，请重新选择`)
  })

  it('says how many more fit only when some are there', () => {
    expect(textOf(103)).toBe('最多上传 3 张，请重新选择')
    expect(textOf(103, { room: 2 })).toBe('最多上传 3 张，还能选 2 张，请重新选择')
    expect(textOf(103, { room: 0 })).toBe('最多上传 3 张，还能选 0 张，请重新选择')
  })

  it('has another text for each code', () => {
    const texts = ([100, 101, 102, 103, 'type'] as const).map((code) => textOf(code))
    expect(new Set(texts).size).toBe(5)
  })
})

describe('tiles', () => {
  const itemOf = (key: string, state: UploadItem['state'], id?: string): UploadItem => ({
    key,
    state,
    file: fileOf(key),
    compressed: true,
    progress: 0,
    ...(id !== undefined && { picture: { id } }),
  })
  const keysOf = (ids: readonly string[], items: readonly UploadItem[]) =>
    tilesOf(
      ids.map((id) => ({ id })),
      items,
    ).map(({ key }) => key)

  it('puts earlier pictures first, then those of this page in their order', () => {
    const items = [itemOf('1', 'done', 'x'), itemOf('2', 'failed'), itemOf('3', 'uploading')]
    expect(keysOf(['a', 'x', 'b'], items)).toEqual(['id-a', 'id-b', '1', '2', '3'])
  })

  it('shows a picture of this page once, and not when its owner refused it', () => {
    expect(keysOf(['x'], [itemOf('1', 'done', 'x')])).toEqual(['1'])
    expect(keysOf([], [itemOf('1', 'done', 'x')])).toEqual([])
  })

  it('keeps what is not done, whatever the value is', () => {
    for (const state of ['preparing', 'uploading', 'failed'] as const) {
      expect(keysOf([], [itemOf('1', state)])).toEqual(['1'])
    }
  })

  it('counts for earlier what was not added on this page', () => {
    const earlier = earlierOf(
      [{ id: 'a' }, { id: 'x' }],
      [itemOf('1', 'done', 'x'), itemOf('2', 'uploading')],
    )
    expect(earlier).toEqual([{ id: 'a' }])
  })

  it('never loses or doubles a picture of the value', () => {
    let seed = 7
    const next = (below: number) => {
      seed = (seed * 1103515245 + 12345) % 2 ** 31
      return seed % below
    }
    for (let round = 0; round < 50; round++) {
      const ids = Array.from({ length: next(6) }, (_, at) => `p${at}`)
      const items = Array.from({ length: next(6) }, (_, at) =>
        itemOf(String(at), 'done', `p${at + next(2) * 3}`),
      )
      const own = items.filter(
        ({ picture }, at) => items.findIndex((one) => one.picture?.id === picture?.id) === at,
      )
      const shown = tilesOf(
        ids.map((id) => ({ id })),
        own,
      ).map(({ picture }) => picture?.id)
      expect([shown.length, new Set(shown)]).toEqual([ids.length, new Set(ids)])
    }
  })
})
