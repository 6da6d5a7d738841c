import { describe, expect, it } from 'vitest'
import { floorsOf } from './floors.ts'

const opens = (url: string) => url.startsWith('/')
const menu = (...items: object[]) => ({ sectionCode: 'menu', items: items as { title: string }[] })
const codes = (sections: Parameters<typeof floorsOf>[0]['sections']) =>
  floorsOf({ sections }, opens).shown.map(({ code }) => code)

describe('the floors of a reply', () => {
  it('stand in its order; those of unknown codes are left out, and named once', () => {
    const item = { title: '标题', linkUrl: '/a' }
    const { shown, unknown } = floorsOf(
      {
        sections: [
          { sectionCode: 'hologram', items: [item] },
          { sectionCode: 'menu', items: [item] },
          { sectionCode: 'hologram', items: null },
          { sectionCode: '', items: null },
          { sectionCode: 'notice', items: [item] },
        ],
      },
      opens,
    )
    expect(shown.map(({ code }) => code)).toEqual(['menu', 'notice'])
    expect(unknown).toEqual(['hologram'])
  })

  it('are left out when they are empty, and shown once', () => {
    expect(codes([menu(), { sectionCode: 'card', items: null }])).toEqual([])
    expect(codes([menu({ title: ' ', linkUrl: '/a' })])).toEqual([])
    expect(codes([menu({ title: '一', linkUrl: '/a' }), menu({ title: '二', linkUrl: '/b' })])).toEqual([
      'menu',
    ])
  })

  it('have no entries that lead nowhere, where leading on is all they are for', () => {
    const items = ['/a', 'https://offers.example.net', 'javascript:void(0)', null].map((linkUrl, at) => ({
      title: `入口${at}`,
      linkUrl,
    }))
    expect(floorsOf({ sections: [menu(...items)] }, opens).shown[0]?.items.map(({ title }) => title)).toEqual(
      ['入口0'],
    )
    const card = floorsOf({ sections: [{ sectionCode: 'card', items }] }, opens).shown[0]?.items
    expect(card?.map(({ url }) => url)).toEqual(['/a', '', '', ''])
  })
})
