import { afterEach, describe, expect, it, vi } from 'vitest'
import { rejectionsText, rejectionText } from './rejectionText.ts'
import { acceptsType, screenFiles, type Rejection } from './screenFiles.ts'
import { uploadFieldStrings } from './strings.ts'
import { earlierOf, tilesOf } from './tiles.ts'
import type { UploadItem } from './useUploads.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const fileOf = (name: string, type = 'image/jpeg', size = 3) =>
  new File([new Uint8Array(size)], name, { type })
const limits = { maxKb: 10, room: 9 }
const namesOf = (chosen: readonly { file: File }[]) => chosen.map(({ file }) => file.name)
const codesOf = (rejections: readonly Rejection[]) => rejections.map(({ code }) => code)

describe('acceptsType', () => {
  it.each([
    ['image/*', 'image/jpeg', true],
    ['*/*', 'image/webp', true],
    ['image/png,image/jpeg', 'image/jpeg', true],
    ['image/png, image/jpeg', 'image/jpeg', true],
    ['image/png', 'image/jpeg', false],
    ['IMAGE/PNG', 'image/png', true],
    ['.png', 'image/png', true],
    ['.png', 'image/jpeg', false],
    ['.PNG,.jpg', 'image/jpeg', true],
    ['.jpeg', 'image/jpeg', true],
    ['.webp', 'image/webp', true],
    ['image/jpg', 'image/jpeg', true],
    ['image/png,IMAGE/JPG', 'image/jpeg', true],
    ['image/jpg', 'image/png', false],
  ])('for %s takes %s: %s', (accept, type, isTaken) => {
    expect(acceptsType(accept, type)).toBe(isTaken)
  })
})

describe('screenFiles', () => {
  it.each(['image/heic', 'text/csv', ''])('leaves what a file of type %j is to its bytes', (type) => {
    expect(screenFiles([fileOf('a', type)], limits).chosen).toHaveLength(1)
  })

  it.each([
    [10_000, []],
    [10_001, [101]],
    [10_240, [101]],
    [0, []],
  ])('compares %i bytes with a limit of 10 KB', (size, codes) => {
    expect(codesOf(screenFiles([fileOf('a.jpg', 'image/jpeg', size)], limits).rejections)).toEqual(codes)
  })

  it('names each that it rejects, and keeps the order and the places of the others', () => {
    const large = (name: string) => fileOf(name, 'image/png', 10_001)
    const { chosen, rejections } = screenFiles([fileOf('1'), large('2'), fileOf('3'), large('4')], limits)
    expect([namesOf(chosen), chosen.map(({ place }) => place)]).toEqual([
      ['1', '3'],
      [1, 3],
    ])
    expect(rejections).toMatchObject([
      { code: 101, place: 2, file: { name: '2' } },
      { code: 101, place: 4, file: { name: '4' } },
    ])
  })

  it.each([
    [3, 3, []],
    [4, 3, [103]],
    [1, 0, [103]],
    [0, 0, []],
  ])('takes all of %i files or none, with room for %i', (count, room, codes) => {
    const selection = Array.from({ length: count }, (_, at) => fileOf(String(at)))
    const { chosen, rejections } = screenFiles(selection, { ...limits, room })
    expect([chosen.length, codesOf(rejections)]).toEqual([codes.length > 0 ? 0 : count, codes])
  })

  it('says that there are too many before it looks at them', () => {
    const large = fileOf('1', 'text/csv', 10_001)
    expect(screenFiles([large, fileOf('2')], { ...limits, room: 1 }).rejections).toEqual([{ code: 103 }])
  })

  it.each([
    ['no reader of files', () => vi.stubGlobal('FileReader', undefined)],
    ['no addresses of files', () => vi.stubGlobal('URL', class {})],
  ])('takes nothing in a browser with %s', (_what, stub) => {
    stub()
    expect(screenFiles([fileOf('1')], limits)).toEqual({ chosen: [], rejections: [{ code: 100 }] })
  })
})

describe('rejectionsText', () => {
  const textOf = (...rejections: Rejection[]) =>
    rejectionsText(uploadFieldStrings, rejections, { maxKb: 10_000, max: 9, room: 9 })
  const at = (place: number, code: Rejection['code'], name = `${place}.jpg`): Rejection => ({
    code,
    place,
    file: fileOf(name),
  })

  it('does not name a file that was chosen alone', () => {
    expect(textOf({ code: 102, file: fileOf('a.jpg') })).toBe('图片读取失败，请重新选择')
    expect(textOf()).toBe('')
  })

  it('names each file, once for each reason', () => {
    expect(textOf(at(2, 102), at(3, 101), at(5, 102))).toBe(
      '所选第2张（2.jpg）、所选第5张（5.jpg）：图片读取失败，请重新选择；所选第3张（3.jpg）：单张图片不能超过10 MB，请重新选择',
    )
  })

  it('shortens a long name in its middle, between characters', () => {
    expect(textOf(at(1, 102, `𠮷${'长'.repeat(60)}-IMG_0042.jpg`))).toMatch(
      /^所选第1张（𠮷长{8}…G_0042\.jpg）：/,
    )
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
    expect(textOf(101, { maxKb })).toBe(`单张图片不能超过${size}，请重新选择`)
  })

  it('says how many more fit only when some are there', () => {
    expect(textOf(103)).toBe('最多上传3张，请重新选择')
    expect(textOf(103, { room: 2 })).toBe('最多上传3张，还能选2张，请重新选择')
    expect(textOf(103, { room: 0 })).toBe('最多上传3张，还能选0张，请重新选择')
  })

  it('has another text for each code', () => {
    const texts = ([100, 101, 102, 103, 'type', 'heic', 'pixels'] as const).map((code) => textOf(code))
    expect(new Set(texts).size).toBe(7)
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
