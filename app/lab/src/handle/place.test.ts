import { memoryStorage } from '@koo/page/testing'
import { describe, expect, it } from 'vitest'
import { PLACE_KEY } from '../freshStart.ts'
import { keepPlace, placeAfter, placeAt, readPlace } from './place.ts'

describe('the place of the handle', () => {
  it('is kept, and read back as it was', () => {
    const local = memoryStorage()
    keepPlace(local, { side: 'right', top: 30 })
    expect(readPlace(local)).toEqual({ side: 'right', top: 30 })
  })

  it.each(['', '{', 'null', '7', '{"side":"top","top":5}', '{"side":"left"}'])(
    'stored as %j is none',
    (text) => {
      expect(readPlace(memoryStorage({ [PLACE_KEY]: text }))).toBeNull()
    },
  )

  it.each([
    [-400, 8],
    [4000, 92],
  ])('never leaves the window: %s', (top, held) => {
    const local = memoryStorage({ [PLACE_KEY]: JSON.stringify({ side: 'left', top }) })
    expect(readPlace(local)?.top).toBe(held)
  })

  it('goes to the edge nearer to the finger', () => {
    expect(placeAt(100, 406, 375, 812)).toEqual({ side: 'left', top: 50 })
    expect(placeAt(200, 812, 375, 812)).toEqual({ side: 'right', top: 92 })
  })

  it('follows the arrow keys, and no other', () => {
    const place = { side: 'left', top: 50 } as const
    expect(placeAfter(place, 'ArrowUp')?.top).toBe(46)
    expect(placeAfter(place, 'ArrowDown')?.top).toBe(54)
    expect(placeAfter(place, 'ArrowRight')).toEqual({ side: 'right', top: 50 })
    expect(placeAfter({ side: 'left', top: 92 }, 'ArrowDown')?.top).toBe(92)
    expect(placeAfter(place, 'Enter')).toBeNull()
  })
})
