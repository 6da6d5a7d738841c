import { expect, it } from 'vitest'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { dropBadScrollPositions } from './scrollPositions.ts'

const KEY = 'react-router-scroll-positions'

it.each(['true', '3', '"text"', 'null', '{', ''])('removes %j', (text) => {
  const memory = memoryStorage()
  memory.setItem(KEY, text)
  dropBadScrollPositions(memory)
  expect(memory.getItem(KEY)).toBeNull()
})

it('keeps positions', () => {
  const memory = memoryStorage()
  memory.setItem(KEY, '{"default":120}')
  dropBadScrollPositions(memory)
  expect(memory.getItem(KEY)).toBe('{"default":120}')
})
