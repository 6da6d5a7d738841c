import { describe, expect, test } from 'vitest'
import { asCents, calculateSchedule, explain, irr, toCents, yuanText } from '../../src/index.ts'
import { asPrinted, byMethods, calculated } from './figures.ts'
import { METHODS, NOT_EXPRESSED, RATES, REGULATION_Z, SCHEDULE, SETTLEMENT } from './tables.ts'

describe.each(RATES)('$title', ({ rates }) => {
  test.each(rates)('$source: $says is $printed %', (entry) => {
    expect(asPrinted(calculated(entry), entry.printed)).toBe(entry.printed)
    const proof = explain(entry.flows)
    expect(Math.abs((proof?.presentValue ?? 0) - entry.flows.outlay)).toBeLessThanOrEqual(
      1e-9 * entry.flows.outlay,
    )
  })
})

test('monthly examples are the same by bisection', () => {
  const monthly = REGULATION_Z.rates.filter(({ flows }) => !flows.first && !flows.periodsPerYear)
  expect(monthly).toHaveLength(4)
  for (const { flows, printed } of monthly) {
    expect(asPrinted(irr([-flows.outlay, ...flows.dues]), printed)).toBe(printed)
  }
})

test('compound interest in an odd first period would print other digits', () => {
  const others = REGULATION_Z.rates.flatMap((entry) => {
    const compound = calculated({ ...entry, flows: { ...entry.flows, oddFirst: 'compound' } })
    return asPrinted(compound, entry.printed) === entry.printed ? [] : [entry.source]
  })
  expect(others).not.toEqual([])
})

test('a printed schedule', () => {
  const rows = calculateSchedule(SCHEDULE.input)?.list
  expect({
    principal: rows?.map((row) => row.capital),
    interest: rows?.map((row) => row.interest),
    due: rows?.map((row) => row.total),
  }).toEqual(SCHEDULE.printed)
  expect(yuanText(asCents(toCents(SCHEDULE.input.amount) - toCents(rows?.[0]?.capital)))).toBe(
    SCHEDULE.balance,
  )
})

test.each(METHODS)('$says: $irr % or $sum %', (entry) => {
  const rates = byMethods(entry)
  expect(asPrinted(rates?.irr ?? null, entry.irr)).toBe(entry.irr)
  expect(asPrinted(rates?.sum ?? null, entry.sum)).toBe(entry.sum)
})

test('a settlement that cannot be expressed is what its own rule gives', () => {
  const { principal, daily, payment, paidOn, settledOn, printed } = SETTLEMENT
  const interestOf = (balance: number, days: number) => Math.floor((balance * daily * days) / 1000)
  let [balance, day] = [principal as number, 0]
  for (const paid of paidOn) {
    balance += interestOf(balance, paid - day) - payment
    day = paid
  }
  const interest = interestOf(balance, settledOn - day)
  expect({
    balance: yuanText(asCents(balance)),
    interest: yuanText(asCents(interest)),
    total: yuanText(asCents(balance + interest)),
  }).toEqual(printed)
  expect(NOT_EXPRESSED.map(({ what }) => what)[0]).toContain(SETTLEMENT.says)
})
