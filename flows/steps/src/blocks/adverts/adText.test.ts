import { describe, expect, it } from 'vitest'
import { adButton, adMark, adText } from './adText.ts'

describe('texts of an advertisement', () => {
  it('a description of 16 characters is cut to 15, with "…"', { tags: ['field.17'] }, () => {
    expect(adText('一二三四五六七八九十一二三四五')).toBe('一二三四五六七八九十一二三四五')
    expect(adText('一二三四五六七八九十一二三四五六')).toBe('一二三四五六七八九十一二三四五…')
  })

  it('a button of 5 characters is cut to 4', { tags: ['field.18'] }, () => {
    expect(adButton('立即前往查看')).toBe('立即前往')
    expect(adButton('去看看')).toBe('去看看')
  })

  it('a corner mark has 5 characters with a digit, else 4', { tags: ['field.19'] }, () => {
    expect(adMark('限时7天特惠')).toBe('限时7天特')
    expect(adMark('限时特惠中')).toBe('限时特惠')
  })

  it('whole characters are cut, and a missing text is empty', () => {
    expect(adButton('👪👪👪👪👪')).toBe('👪👪👪👪')
    expect([adText(null), adButton(undefined), adMark('  ')]).toEqual(['', '', ''])
  })
})
