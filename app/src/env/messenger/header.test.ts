import { describe, expect, it } from 'vitest'
import { fakeConfig } from '@koo/flow/testing/ports'
import { headerByChannel } from './header.ts'

const shows = (channels: unknown, pageId: string | null) =>
  headerByChannel({ get: fakeConfig((key) => (key === 'headerChannels' ? channels : undefined)) })(pageId)

describe('our title bar in a messenger', () => {
  it.each([
    ['koocard_idauth', true],
    ['koocard', true],
    ['kidswant_contactff', true],
    ['yinlian_koocard', false],
    ['koocardloan_x', false],
    ['cash_home', false],
    ['', false],
    [null, false],
  ])('of the page %s: %s', (pageId, expected) => {
    expect(shows(['koocard', 'kidswant'], pageId)).toBe(expected)
  })

  it.each([[undefined], [null], [[]], ['koocard'], [{ koocard: true }]])('is not there by %j', (channels) => {
    expect(shows(channels, 'koocard_idauth')).toBe(false)
  })
})
