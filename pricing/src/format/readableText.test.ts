import { expect, test } from 'vitest'
import { readableText } from './readableText.ts'

test.each([
  ['您还有38000元额度可借', '您还有38,000元额度可借'],
  ['可用额度不足，还差5600.00元', '可用额度不足，还差5,600.00元'],
  ['须在5000元至300000元之间', '须在5,000元至300,000元之间'],
  ['1234567.89元', '1,234,567.89元'],
  ['您的申请未通过审核，请于2026-04-01后再试', '您的申请未通过审核，请于2026年4月1日后再试'],
  ['2026-12-31应还1858.48元', '2026年12月31日应还1,858.48元'],
])('writes %j as the pages do', (text, expected) => {
  expect(readableText(text)).toBe(expected)
  expect(readableText(expected)).toBe(expected)
})

test.each([
  '',
  '满200元减20元',
  '借款1000-5000元可用',
  '借款1000至5000元可用',
  '最高可借20000',
  '2026年11月，订单4008001234，拨打95588',
  '0012345元',
  '12.3.4567元',
  '12,00000元',
  '最高2万元',
  '拨打400-2026-0401，编号2026-04-01-7和2026-13-01',
])('leaves %j as it is', (text) => {
  expect(readableText(text)).toBe(text)
})
