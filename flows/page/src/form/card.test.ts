import { describe, expect, it } from 'vitest'
import { copy } from '../copy.ts'
import { card } from './cardCopy.ts'
import { cardValidity, personName, requiredText, residentIdNumber } from './rules.ts'

const messages = { missing: '请填写', wrong: '有误' }
/** 26 November 2026, 10:00 in Beijing. */
const clock = { now: () => Date.UTC(2026, 10, 26, 2) }

interface Rule {
  safeParse(value: unknown): { data?: unknown; error?: { issues: readonly { message: string }[] } }
}
/** The value that a rule takes, or its message. */
const read = (rule: Rule, text: string) => {
  const { data, error } = rule.safeParse(text)
  return error?.issues.map(({ message }) => message) ?? data
}

describe('the validity of a card', () => {
  const validity = (text: string) => read(cardValidity(messages, clock), text)

  it.each([
    ['2016.05.06-2036.05.06', '2016.05.06-2036.05.06'],
    ['2016.05.06-长期', '2016.05.06-长期'],
    ['2016.02.29-2026.11.26', '2016.02.29-2026.11.26'],
    ['2026.11.26-2036.11.26', '2026.11.26-2036.11.26'],
    [' ２０１６．０５．０６—2036。05。06 ', '2016.05.06-2036.05.06'],
    ['2016.05.06至长期', '2016.05.06-长期'],
    ['20160506-20360506', '2016.05.06-2036.05.06'],
    ['2016-05-06-2036-05-06', '2016.05.06-2036.05.06'],
    ['2016/05/06到2036/05/06', '2016.05.06-2036.05.06'],
    ['2016年05月06日ー2036年05月06日', '2016.05.06-2036.05.06'],
    ['2016.05.06\u200b--長 期', '2016.05.06-长期'],
    ['2016.05.06 — 长期有效', '2016.05.06-长期'],
    ['2000.02.29-长期', '2000.02.29-长期'],
  ])('%s is taken as %s', (text, value) => expect(validity(text)).toBe(value))

  it.each([
    ['', messages.missing],
    ['长期', messages.wrong],
    ['2016.5.6-2036.5.6', messages.wrong],
    ['2016.05.06', messages.wrong],
    ['2016.13.45-2036.02.30', card.noDay('2016.13.45')],
    ['2016.05.06-2036.02.30', card.noDay('2036.02.30')],
    ['2017.02.29-2037.02.28', card.noDay('2017.02.29')],
    ['2017.02.29-长期', card.noDay('2017.02.29')],
    ['1900.02.29-长期', card.noDay('1900.02.29')],
    ['20170229-长期', card.noDay('2017.02.29')],
    ['2016.05.06-2100.02.29', card.noDay('2100.02.29')],
    ['2016.04.31-2036.04.30', card.noDay('2016.04.31')],
    ['2016-2036', messages.wrong],
    ['长期-2016.05.06', messages.wrong],
    ['2016.05.06-2036.05.06-长期', messages.wrong],
    ['0000.00.00-9999.99.99', card.noDay('0000.00.00')],
    ['2036.05.06-2016.05.06', card.notYetValid],
    ['2026.11.27-2036.11.27', card.notYetValid],
    ['2020.05.06-2016.05.06', card.endsBeforeStart],
    ['2016.05.06-2016.05.06', card.endsBeforeStart],
    ['2006.05.06-2026.11.25', card.expired],
  ])('%s is refused: %s', (text, message) => expect(validity(text)).toEqual([message]))

  it('ends with its last day in Beijing, wherever the phone is', () => {
    const at = (time: number) => read(cardValidity(messages, { now: () => time }), '2006.11.26-2026.11.26')
    expect(at(Date.UTC(2026, 10, 26, 15, 59, 59))).toBe('2006.11.26-2026.11.26')
    expect(at(Date.UTC(2026, 10, 26, 16))).toEqual([card.expired])
  })
})

describe('an ID number', () => {
  const idNumber = (text: string) => read(residentIdNumber(messages, clock), text)

  it.each([
    ['11010119900307002X', '11010119900307002X'],
    ['１１０１０１ 19900307 002ｘ', '11010119900307002X'],
    ['11010119900307002X5', '11010119900307002X'],
    ['810000199003070023', '810000199003070023'],
    ['110101200002290018', '110101200002290018'],
  ])('%s is taken as %s', (text, value) => expect(idNumber(text)).toBe(value))

  it.each([
    ['', messages.missing],
    ['110101209901010017', messages.wrong],
    ['110101199013010012', messages.wrong],
    ['110101199002300014', messages.wrong],
    ['110101199003070021', messages.wrong],
    ['1101011990030700X', messages.wrong],
    ['110101190002290011', messages.wrong],
    ['160101199003070029', messages.wrong],
  ])('%s is refused', (text, message) => expect(idNumber(text)).toEqual([message]))

  it('may be of somebody born today, not tomorrow: the server checks the age', () => {
    // Both have the right check character.
    expect(idNumber('110101202611260016')).toBe('110101202611260016')
    expect(idNumber('110101202611270011')).toEqual([messages.wrong])
  })
})

describe('a name', () => {
  const name = (text: string) => read(personName(messages), text)

  it.each([
    ['⽅⽂', '方文'],
    ['张\u200b三', '张三'],
    ['阿卜杜拉﹒买买提', '阿卜杜拉·买买提'],
  ])('%j is taken as %s, whoever filled it in', (text, value) => expect(name(text)).toBe(value))

  it.each([
    ['\u200b', messages.missing],
    ['张3', card.notInName('3')],
    ['张三(李四)', card.notInName('(')],
    ['张\ue863', card.unknownInName],
    ['张\ufffd', card.unknownInName],
    ['张\ud840', card.unknownInName],
    ['·张', messages.wrong],
    ['一二三四五六七八九十一二三', messages.wrong],
  ])('%j is refused: %s', (text, message) => expect(name(text)).toEqual([message]))
})

describe('a text', () => {
  const text = requiredText('请填写', 3)

  it.each([
    [' 好\u0000的\u0007 ', '好的'],
    ['好\u200b\u00ad的', '好的'],
    ['🤣🤣🤣', '🤣🤣🤣'],
    ['👨\u200d👩\u200d👧𠮷', '👨\u200d👩\u200d👧𠮷'],
  ])('%j is taken as %j', (typed, value) => expect(read(text, typed)).toBe(value))

  it.each([
    ['\u0000', '请填写'],
    ['\u200b\u2060', '请填写'],
    ['\u3164 \u200d\ufe0f', '请填写'],
    ['\u2800', '请填写'],
    ['🤣🤣🤣🤣', copy.tooLong(3)],
  ])('%j is refused: %s', (typed, message) => expect(read(text, typed)).toEqual([message]))
})
