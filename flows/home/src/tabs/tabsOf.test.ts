import { describe, expect, it } from 'vitest'
import { tabsOf } from './tabsOf.ts'

const all = () => true
const codes = (config: unknown, opens: (url: string) => boolean = all) =>
  tabsOf(config, opens).map(({ code }) => code)
const USUAL = ['home', 'wallet', 'mine']

describe('the tabs of the home page', () => {
  it('stand in the order and with the titles of the configuration', { tags: ['route.40'] }, () => {
    const rows = [
      { code: 'mine', title: '个人' },
      { code: 'home', title: '首页', linkUrl: '/pages/credit/home' },
    ]
    expect(tabsOf(rows, () => true).map(({ title, page }) => [title, page])).toEqual([
      ['个人', 'mine'],
      ['首页', 'home'],
    ])
  })

  it.each([
    ['not loaded', undefined],
    ['no list', 'home'],
    ['an empty list', []],
    ['rows that are none', [null, 7, 'home', { code: 3 }]],
    [
      'only addresses, by which no tab of ours would be left',
      [{ code: 'shop', title: '商城', linkUrl: '/shop' }],
    ],
  ])('are the usual three: %s', (_, config) => {
    expect(codes(config)).toEqual(USUAL)
  })

  it('have each code once, and another address only where it may be opened', () => {
    const rows = [
      { code: 'home' },
      { code: 'home', title: '又一个' },
      { code: 'shop', title: '商城', linkUrl: '/shop' },
      { code: 'foreign', title: '外部', linkUrl: 'https://offers.example.net' },
      { code: 'nameless', linkUrl: '/shop' },
    ]
    expect(codes(rows, (url) => !url.includes('example'))).toEqual(['home', 'shop'])
  })

  it('are five at most', () => {
    const more = ['a', 'b', 'c', 'd', 'e', 'f'].map((code) => ({ code, title: code, linkUrl: `/${code}` }))
    expect(codes([{ code: 'home' }, ...more])).toHaveLength(5)
  })
})
