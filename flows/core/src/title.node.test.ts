import { describe, expect, it } from 'vitest'

import { cleanTitle, titleOf } from './title.ts'

describe('a title from the address', () => {
  it.each([
    ['认证', '认证'],
    ['  two   words ', 'two words'],
    ['soft\u00ADhyphen \uFEFFmark', 'soft hyphen mark'],
    ['甲乙丙丁戊己庚辛壬癸甲乙丙丁戊己庚辛壬癸甲乙', '甲乙丙丁戊己庚辛壬癸甲乙丙丁戊己庚辛壬癸'],
    ['二零二六年十二月账单', '二零二六年十二月账单'],
    ['𠮷'.repeat(30), '𠮷'.repeat(20)],
    ['借款 6 期，利率 8.5%', '借款 6 期，利率 8.5%'],
  ])('%j is shown as %j', (raw, shown) => expect(cleanTitle(raw)).toBe(shown))

  it('direction marks, controls and a second line are taken out', { tags: ['QRY-003'] }, () => {
    expect(cleanTitle('\u202E功成款借\u200B\0\n第二行')).toBe('功成款借 第二行')
  })

  it.each([
    '请拨打 400-123-4567',
    '客服 ４００１２３４５',
    '加微信 1 3 8 0 0 0 0',
    '请拨一三八〇〇一三八〇〇〇',
    '电话幺三八零零幺三八零零零',
    '壹叁捌 零零壹叁 捌零零零',
    '客服 4 零 零 1 二 三 4',
    '拨幺两幺两幺两幺',
    '拨貳參陸弌弍弎貳',
    'evil.test',
    '访问 evil。test 领取',
    'ｅｖｉｌ．ｔｅｓｔ',
    '访问 ｅｖｉｌ.ｔｅｓｔ',
    'https://a',
    '//host',
    'mail@host',
    'www.',
    '<b>借款成功</b>',
    '借款&nbsp;成功',
    '"借款"',
    '{{借款}}',
    '借款😀',
    '请拨打 ❹⓿⓿①②③④⑤⑥⑦',
    '借\u0336款\u0336',
    '\u200B\u202E',
    '',
  ])('%j is not shown', (raw) => expect(cleanTitle(raw)).toBeNull())

  it('has letters, digits and common punctuation only: every character is tried', () => {
    const odd = new Set<string>()
    for (let code = 0; code < 0x2_0000; code += 1) {
      const title = cleanTitle(`借${String.fromCodePoint(code)}款`) ?? ''
      if (!/^[\p{L}\p{Nd} ]*$/u.test(title)) odd.add(title.slice(1, -1))
    }
    expect([...odd].join('')).toBe(
      '%()+,-./:!?·—‘’“”…、。《》【】！（），：；？'.split('').toSorted().join(''),
    )
  })

  it('otherwise the title of the step is shown', () => {
    expect(titleOf('认证', { pageTitle: 'evil.test' })).toBe('认证')
    expect(titleOf(({ from }) => `来自${from}`, { from: 'mail' })).toBe('来自mail')
  })
})
