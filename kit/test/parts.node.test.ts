import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const src = path.join(import.meta.dirname, '../src')
const indexSource = fs.readFileSync(path.join(src, 'index.ts'), 'utf8')

/** Part folders: their names start with a capital. */
const parts = fs
  .readdirSync(src)
  .filter((name) => /^[A-Z]/.test(name))
  .sort()

const filesOf = (part: string) =>
  fs.readdirSync(path.join(src, part)).map((name) => ({
    name,
    text: fs.readFileSync(path.join(src, part, name), 'utf8'),
  }))

const source = (part: string, file: string) => filesOf(part).find(({ name }) => name === file)?.text ?? ''

/** Parts with a value that are not form fields, each with the reason. */
const notFields: Record<string, string> = {
  Field: 'the frame: it holds no value itself',
  SearchBar: 'what to look for, nothing that is submitted: it has no error and no hint',
  Tabs: 'chooses what is shown, nothing that is submitted',
  AutoPayRow: 'a row around Switch, which is the field, or around a link',
  CodeDialog: 'a dialog around CodeBox, which is the field',
  CardSheet: 'a dialog around the choice of a card; the row that opens it is the field',
  LoanUseSheet: 'a dialog around the choice of a purpose; the row that opens it is the field',
  SurveyQuestion: 'a question around Stars, RadioGroup, CheckGroup or TextArea, which are the fields',
  PeriodRow: 'a card of the loan page with its own heading and payments',
  PeriodSelect: 'the folded variant of PeriodRow, around a RadioGroup',
}

const holdsValue = (part: string) =>
  filesOf(part).some(
    ({ name, text }) =>
      !/\.(test|stories)\.tsx$/.test(name) && /onValueChange\??: |FieldProps|PeriodsProps/.test(text),
  )

it('finds the parts', () => {
  expect(parts.length).toBeGreaterThan(30)
})

describe.each(parts)('%s', (part) => {
  it('has an index file, and is exported by the main entry', () => {
    expect(source(part, 'index.ts')).toMatch(/^export \{/m)
    expect(indexSource).toContain(`from './${part}/index.ts'`)
  })

  it('has stories under its own name', () => {
    expect(source(part, `${part}.stories.tsx`)).toMatch(
      new RegExp(`title: '(Primitives|Business)/${part}'[^]*satisfies Meta`),
    )
  })

  it('runs the conformance suite', () => {
    expect(source(part, `${part}.test.tsx`)).toMatch(
      new RegExp(`describe(Conformance|Overlay)\\(\\s*'${part}'`),
    )
  })

  it('runs the field suite if it holds a value', () => {
    const isField = holdsValue(part) && !(part in notFields)
    expect(/describeField(<[^>]+>)?\('/.test(source(part, `${part}.test.tsx`))).toBe(isField)
  })

  it('says what it is and keeps the client directive', () => {
    const component = source(part, `${part}.tsx`)
    // A set of icons or drawings has no single component file.
    if (part === 'Icon' || part === 'Drawing') return
    expect(component).toMatch(/^'use client'\n/)
    expect(component).toMatch(/\*\/\nexport function /)
  })

  it('uses colours of the theme only', () => {
    const hardCoded = filesOf(part)
      .filter(({ name }) => name.endsWith('.css.ts'))
      .flatMap(({ text }) => text.match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\(/gi) ?? [])
    expect(hardCoded).toEqual([])
  })
})

it('excludes only parts that pass on a value', () => {
  expect(Object.keys(notFields).filter((part) => !parts.includes(part) || !holdsValue(part))).toEqual([])
})

it('uses Radix Dialog in one file only', () => {
  const makers = parts.filter((part) => filesOf(part).some(({ text }) => text.includes(' role="dialog"')))
  expect(makers).toEqual([])
})
