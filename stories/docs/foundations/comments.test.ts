import { expect, it } from 'vitest'
import { commentsIn, plain } from './comments.ts'

it('finds what stands above a property, also in several lines and for several properties', () => {
  const source = `
interface Hues {
  /** Text: \`ink\` for titles. */
  ink: string
  ink2: string
  /**
   * The brand,
   * for one thing.
   */
  brand: string
}

export const other = {
  ink: '#000000',
  free: 1,
}`
  const found = commentsIn(source)
  expect(found).toEqual({
    ink: 'Text: `ink` for titles.',
    ink2: 'Text: `ink` for titles.',
    brand: 'The brand, for one thing.',
    free: '',
  })
  expect(plain(found['ink'])).toBe('Text: ink for titles.')
})
