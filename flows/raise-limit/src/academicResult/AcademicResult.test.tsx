import {
  creditPreValidatorQuery,
  creditQueryAcademicInfo,
  creditQueryLimitLogQuery,
} from '@koo/api-client/calls'
import type { AcademicRecord } from '@koo/api-client/types'
import { replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Remembered } from '../academic/testing/Remembered.tsx'
import { AUTH_ID } from '../academic/constants.ts'
import { copy } from './copy.ts'
import { academicResult } from './step.ts'
import { current, ended } from './testing/record.ts'

const CHECK = 'credit/preValidator'
const LOG = 'credit/queryLimitLog'
const ASK = 'credit/queryAcademicInfo'
const isDone = replies(CHECK, { allowed: false, reason: '您已完成该认证', reasonCode: 'done' })
const logged = {
  time: '2026-03-02 10:00:00',
  changeAmount: '3000.00',
  changeType: 'raise',
  title: '学籍认证提额',
}

const open = (record: AcademicRecord | null, options: OpenPageOptions<object> = {}) =>
  openPage(academicResult, {
    ...options,
    around: (shown) => <Remembered {...(record && { record })}>{shown}</Remembered>,
  })

/** The labels and values as they stand on the page. */
const facts = (container: Element) => container.textContent ?? ''

it('shows the nineteen fields with their labels, in the order of the contract', async () => {
  const { view, calls } = await open(current)
  await expect.element(page.getByText(copy.labels.name, { exact: true })).toBeVisible()
  const labels = Object.values(copy.labels)
  expect(labels).toHaveLength(19)
  const places = labels.map((label) => facts(view.container).indexOf(label))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places).not.toContain(-1)
  for (const text of ['2004年3月9日', '2024年9月1日', '2028年6月30日', '3月2日', '4年', 'AB12CD34EF56'])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  await expect.element(page.getByText(/3301\s•{4}\s•{4}\s••\s1234/)).toBeVisible()
  expect(facts(view.container)).not.toMatch(/\d{4}-\d{2}|\*{4}/)
  // It was found already: nothing asks for it again.
  expect(calls(ASK)).toEqual([])
})

it('leaves out what is missing, and shows what it cannot read as it came', async () => {
  const { view } = await open({
    name: '陈*',
    classes: ' ',
    sno: null,
    eduSystem: '四年制',
    birthday: '2004年',
    idNumber: '',
  })
  await expect.element(page.getByText('四年制')).toBeVisible()
  await expect.element(page.getByText('2004年', { exact: true })).toBeVisible()
  expect(facts(view.container)).not.toMatch(/班级|学号|证件号码|院系|验证报告/)
})

it('says by how much the limit was raised, from the log', async () => {
  const log = [
    { ...logged, time: '2026-03-02 11:00:00', title: '网银认证提额', changeAmount: '8000.00' },
    { ...logged, afterAmount: '53000.00' },
  ]
  await open(current, { faults: [isDone, replies(LOG, log)] })
  await expect.element(page.getByText(copy.raised.title)).toBeVisible()
  await expect.element(page.getByText('学籍认证 +¥3,000.00，变动后 ¥53,000.00')).toBeVisible()
})

it.each([
  ['has no such row', replies(LOG, [{ ...logged, title: '网银认证提额' }])],
  ['did not load', { match: LOG, fault: 'result=42020' } as const],
])('says that the limit was raised, and no amount, when the log %s', async (_, fault) => {
  const { view } = await open(current, { faults: [isDone, fault] })
  await expect.element(page.getByText(copy.raised.text)).toBeVisible()
  expect(facts(view.container)).not.toContain('¥')
})

it('says of a record that has ended that it raised nothing', async () => {
  const { view } = await open(ended)
  await expect.element(page.getByText(copy.ended.title)).toBeVisible()
  expect(facts(view.container)).not.toContain(copy.raised.title)
})

it('does not take over what the field of the code was told, where the verification could still begin', async () => {
  const { world } = await open(current, {
    prepare: async ({ gateway, queries }) => {
      for (const { queryKey, queryFn } of [
        creditPreValidatorQuery(gateway, { authId: AUTH_ID }),
        creditQueryLimitLogQuery(gateway, {}),
      ])
        queries.setQueryData(queryKey, await queryFn({}))
      await creditQueryAcademicInfo(gateway, { onlineVerificationCode: 'AB12CD34EF56' })
    },
    faults: [{ match: CHECK, fault: 'latency=3000' }],
  })
  await expect.element(page.getByText('示例大学')).toBeVisible()
  expect(page.getByText(copy.found.title).elements()).toEqual([])
  await world.clock.advance(3_000)
  await expect.element(page.getByText(/^学籍认证 \+¥3,000\.00，变动后/)).toBeVisible()
})

it('claims nothing of a record of which the server says nothing', async () => {
  await open(current)
  await expect.element(page.getByText(copy.found.title)).toBeVisible()
})

it('shows the record when it is not known whether it has raised the limit, and asks again on a tap', async () => {
  const { tap } = await open(current, { faults: [{ match: CHECK, fault: 'result=42020', times: 1 }, isDone] })
  await expect.element(page.getByText(copy.unknown)).toBeVisible()
  await expect.element(page.getByText('示例大学')).toBeVisible()
  await tap(copy.retry)
  await expect.element(page.getByText(copy.raised.title)).toBeVisible()
})

it('has no record after a reload: it says why, asks nothing, and leads to the field of the code', async () => {
  const { tap, exits, calls } = await open(null)
  await expect.element(page.getByText(copy.gone.title)).toBeVisible()
  await tap(copy.again)
  await tap(copy.home)
  expect(exits.map(({ name }) => name)).toEqual(['again', 'home'])
  expect([calls(ASK), calls(CHECK)]).toEqual([[], []])
})

it('keeps the record out of every storage', async () => {
  const { host, tap, exits } = await open(current)
  await expect.element(page.getByText('示例大学')).toBeVisible()
  await tap(copy.home)
  expect(exits).toEqual([{ name: 'home', query: undefined }])
  const kept = [host.memory, host.store, host.entry].map((storage) => JSON.stringify(storage))
  expect(kept.join()).not.toMatch(/示例大学|AB12CD34EF56/)
})
