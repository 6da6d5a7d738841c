import { expect, it } from 'vitest'
import { factsOf } from './readParts.ts'
import { gapsOf, matrixOf, type IndexedStory } from './states.ts'

const story = (title: string, name: string): IndexedStory => ({
  id: `${title}--${name}`.toLowerCase().replace(/[^a-z]+/g, '-'),
  title,
  name,
  type: 'story',
})

const source = `
export interface ChipsProps {
  /** What there is to choose. */
  items: readonly Chip[]
  disabled?: boolean
  loading?: boolean
}
export const Chips = () => <button />`

it('a part shows which story has which state, and where one is missing', () => {
  const index = [
    story('Business/Chips', 'Few'),
    story('Business/Chips', 'Loading'),
    story('Business/Chips', 'Read Only'),
    story('Business/ChipsList', 'Empty'),
  ]
  const [row, ...others] = matrixOf([factsOf('Chips', source), factsOf('Gone', '')], index)
  expect(others).toEqual([])
  expect(row?.group).toBe('Business')
  expect(row?.cells).toEqual({
    default: { kind: 'story', ids: ['business-chips-few'] },
    pressed: { kind: 'story', ids: ['business-chips-few'], globals: 'state:pressed' },
    focus: { kind: 'story', ids: ['business-chips-few'], globals: 'state:focus' },
    disabled: { kind: 'story', ids: ['business-chips-read-only'] },
    loading: { kind: 'story', ids: ['business-chips-loading'] },
    empty: { kind: 'gap' },
    error: { kind: 'none' },
    longest: { kind: 'none' },
    largest: { kind: 'gap' },
  })
  expect(row && gapsOf(row)).toBe(2)
})

it('a part without properties has its default only', () => {
  const [row] = matrixOf(
    [factsOf('Line', 'export const Line = () => <hr />')],
    [story('Primitives/Line', 'Plain')],
  )
  expect(row && gapsOf(row)).toBe(0)
  expect(row?.cells.pressed).toEqual({ kind: 'none' })
})
