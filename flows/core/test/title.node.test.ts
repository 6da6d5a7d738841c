import { describe, expect, it } from 'vitest'

import { cleanTitle, titleOf } from '../src/title.ts'

describe('a title from the address', () => {
  it.each([
    ['认证', '认证'],
    ['  two   words ', 'two words'],
    ['\u202E功成款借\u200B\0\n第二行', '功成款借 第二行'],
    ['soft\u00ADhyphen \uFEFFmark', 'soft hyphen mark'],
    ['一二三四五六七八九十一二三四五六七八九十一二', '一二三四五六七八九十一二三四五六七八九十'],
    ['😀'.repeat(30), '😀'.repeat(20)],
    ['借款 6 期，利率 8.5%', '借款 6 期，利率 8.5%'],
  ])('%j is shown as %j', (raw, shown) => expect(cleanTitle(raw)).toBe(shown))

  it.each([
    '请拨打 400-123-4567',
    '客服 ４００１２３４５',
    '加微信 1 3 8 0 0 0 0',
    'evil.test',
    '访问 evil。test 领取',
    'ｅｖｉｌ．ｔｅｓｔ',
    'https://a',
    '//host',
    'mail@host',
    'www.',
    '\u200B\u202E',
    '',
  ])('%j is not shown', (raw) => expect(cleanTitle(raw)).toBeNull())

  it('the step has the say where it is not', () => {
    expect(titleOf('认证', { pageTitle: 'evil.test' })).toBe('认证')
    expect(titleOf(({ from }) => `来自${from}`, { from: 'mail' })).toBe('来自mail')
  })
})
