import { describe, expect, it } from 'vitest'
import { en, zhCN } from './index.ts'

type Sentence = (...parts: (string | number)[]) => string

const languages = { 'zh-CN': zhCN, en } as const

/** Every text and sentence of a language by its path. */
function leaves(node: object, prefix = ''): [path: string, text: string | Sentence][] {
  return Object.entries(node).flatMap(([key, value]: [string, object | string | Sentence]) =>
    typeof value === 'object' ? leaves(value, `${prefix}${key}.`) : [[prefix + key, value] as const],
  ) as [string, string | Sentence][]
}

const sentences = (language: object) =>
  leaves(language).filter((leaf): leaf is [string, Sentence] => typeof leaf[1] === 'function')

const texts = (language: object) =>
  leaves(language).filter((leaf): leaf is [string, string] => typeof leaf[1] === 'string')

/** The sentence at a path, from the outside: as a part calls it. */
function say(language: keyof typeof languages, path: string, ...parts: (string | number)[]): string {
  const sentence = new Map(sentences(languages[language])).get(path)
  if (!sentence) throw new Error(`${language} has no sentence ${path}`)
  return sentence(...parts)
}

/** What stands between other words, without a space of their own. */
const joined = [
  'agreementLine.lead',
  'agreementLine.join',
  'agreementLine.more',
  'stepBar.and',
  'stepBar.join',
  'uploadField.and',
  'uploadField.next',
]

describe.each(Object.keys(languages) as (keyof typeof languages)[])('%s', (language) => {
  it.each(sentences(languages[language]))(
    '%s says everything it is told, and nothing odd',
    (path, sentence) => {
      for (const number of [0, 1, 2, 3, 10, 12, 60, 999, 99_999_999]) {
        // No number is a part of another one.
        const parts = Array.from({ length: sentence.length }, (_, at) =>
          at === 0 ? number : 7_000_000_000 + at,
        )
        const said = sentence(...parts)
        expect(said).not.toMatch(/undefined|null|NaN|\[object|\$\{|Infinity/)
        if (!(path === 'contactForm.title' && language === 'zh-CN')) {
          for (const part of parts) expect(said).toContain(String(part))
        }
        if (!joined.includes(path)) expect(said).toBe(said.trim())
        expect(said).not.toMatch(/ {2}/)
      }
    },
  )

  it('leaves no text empty, except where a part needs no words', () => {
    const empty = texts(languages[language])
      .filter(([, text]) => text.trim() === '')
      .map(([path]) => path)
    const states = ['live', 'recording', 'failed'].map((state) => `mediaCapture.states.${state}`)
    const marks = language === 'en' ? ['agreementLine.open', 'agreementLine.close'] : ['agreementLine.join']
    expect(empty).toEqual([...marks, ...states])
  })

  it('has no spaces at the ends of a text, no double spaces and no three dots', () => {
    const odd = texts(languages[language])
      .filter(([path, text]) => !joined.includes(path) && (text !== text.trim() || / {2}|\.\.\./.test(text)))
      .map(([path]) => path)
    expect(odd).toEqual([])
  })

  it('names no money but yuan', () => {
    const foreign = texts(languages[language]).filter(([, text]) => /[$€£￥]|USD|EUR/.test(text))
    expect(foreign).toEqual([])
  })
})

describe('Chinese', () => {
  it('has Chinese marks between Chinese words', () => {
    const marked = texts(zhCN).filter(([, text]) =>
      /\p{Script=Han}[,;:?!()]|[,;:?!()]\p{Script=Han}/u.test(text),
    )
    expect(marked).toEqual([])
  })

  it('has Chinese words in every text but marks', () => {
    const others = texts(zhCN).filter(([, text]) => text !== '' && !/\p{Script=Han}/u.test(text))
    expect(others.map(([, text]) => text)).toEqual(['--', '《', '》', '、', '；', '、', '，'])
  })

  it('says the same in all parts for the same action', () => {
    const retry = texts(zhCN).filter(([path]) => /(^|\.)retry$/.test(path))
    expect(retry).not.toEqual([])
    for (const [, text] of retry) expect(text).toBe('重试')
  })

  it.each([
    [1, '第1联系人'],
    [2, '第2联系人'],
    [9, '第9联系人'],
    [10, '第10联系人'],
    [0, '第0联系人'],
  ])('counts contact %i in words as long as they are short', (position, said) => {
    expect(say('zh-CN', 'contactForm.title', position)).toBe(said)
  })
})

describe('English', () => {
  it('has no Chinese marks', () => {
    const said = [...texts(en), ...sentences(en).map(([path, sentence]) => [path, sentence(1, 2)] as const)]
    expect(said.filter(([, text]) => /[，。；：？！（）《》、]/.test(text))).toEqual([])
  })

  it.each([
    ['periodCard.periods', [], '1 month', '12 months'],
    ['institutionList.all', [], '1 lender', '12 lenders'],
    ['agreementLine.more', [], ' (1 agreement)', ' (12 agreements)'],
    ['scheduleTable.expand', [], 'Show all 1 period', 'Show all 12 periods'],
    ['auditCountdown.remaining', [], 'Result expected in 1 second', 'Result expected in 12 seconds'],
    ['uploadField.tooMany', [], 'At most 1 picture. Choose again', 'At most 12 pictures. Choose again'],
    [
      'uploadField.tooManyMore',
      [1],
      'At most 1 picture, 1 more can be chosen. Choose again',
      'At most 12 pictures, 1 more can be chosen. Choose again',
    ],
    ['stars.star', ['Poor'], '1 star, Poor', '12 stars, Poor'],
    ['contactRecommend.found', [], '1 recommended contact', '12 recommended contacts'],
  ])('%s counts one and many', (path, others, one, many) => {
    expect(say('en', path, 1, ...others)).toBe(one)
    expect(say('en', path, 12, ...others)).toBe(many)
  })

  it('counts nothing as many, and the largest number of characters by itself', () => {
    expect(say('en', 'contactRecommend.found', 0)).toBe('0 recommended contacts')
    expect(say('en', 'textArea.count', 3, 1)).toBe('3 of at most 1 character')
    expect(say('en', 'textArea.count', 1, 200)).toBe('1 of at most 200 characters')
  })

  it('begins every title and label with a capital letter', () => {
    const small = texts(en).filter(([path, text]) => /(title|label|text)$/i.test(path) && /^[a-z]/.test(text))
    expect(small).toEqual([])
  })
})

it('writes dates in the order of the language', () => {
  expect(say('zh-CN', 'dateField.text', 2027, 3, 2)).toBe('2027年3月2日')
  expect(say('en', 'dateField.text', 2027, 3, 2)).toBe('2/3/2027')
})

it('keeps the number of choices and of levels in both languages', () => {
  expect(en.incomePicker.ranges).toHaveLength(zhCN.incomePicker.ranges.length)
  expect(en.cascadeField.levels).toHaveLength(zhCN.cascadeField.levels.length)
})

it('takes the words of each part from the part itself', () => {
  const files = import.meta.glob<Record<string, object>>('../*/strings.ts', { eager: true })
  const own = Object.values(files).flatMap((module) => Object.entries(module))
  expect(own.length).toBeGreaterThan(40)
  for (const [name, strings] of own) {
    expect(zhCN).toHaveProperty(name.replace(/Strings$/, ''), strings)
  }
})
