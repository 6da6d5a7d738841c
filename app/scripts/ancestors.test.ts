import { describe, expect, it } from 'vitest'
import { ancestorsOf } from './ancestors.ts'

const paths = new Map([
  ['/siku/idauth', ['siku']],
  ['/cash/home', ['siku', 'yinlian']],
])
const read = (list: string | undefined) => Object.fromEntries(ancestorsOf(list, paths))

describe('who may show a page in a frame', () => {
  it('is every partner for an origin without a channel', () => {
    const both = ['https://a.test', 'https://b.test']
    expect(read('https://a.test, https://b.test,')).toEqual({ '/siku/idauth': both, '/cash/home': both })
  })

  it('is the partner of a channel for that channel and what it leads to', () => {
    expect(read('siku=https://m.siku.test,yinlian=https://m.yinlian.test')).toEqual({
      '/siku/idauth': ['https://m.siku.test'],
      '/cash/home': ['https://m.siku.test', 'https://m.yinlian.test'],
    })
  })

  it('is named once', () => {
    expect(read('https://a.test,siku=https://a.test')['/siku/idauth']).toEqual(['https://a.test'])
  })

  it('leaves out a page that no partner may show', () => {
    expect(Object.keys(read('yinlian=https://m.yinlian.test'))).toEqual(['/cash/home'])
  })

  it.each([undefined, '', ' , '])('is nobody for %j', (list) => {
    expect(read(list)).toEqual({})
  })

  it.each([
    ['sikoo=https://a.test', "'sikoo' is no channel of a partner; there are siku, yinlian"],
    ['m.siku.test', "'m.siku.test' is no origin"],
    ['siku=', "'siku=' is no origin"],
    ['javascript:alert(1)', "'javascript:alert(1)' is no origin"],
  ])('stops the build for %j', (list, words) => {
    expect(() => read(list)).toThrow(`VITE_PARTNER_ORIGINS: ${words}`)
  })
})
