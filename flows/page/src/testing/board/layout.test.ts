import { defineFlow, defineStep, page, partner, server } from '@koo/flow'
import { expect, it } from 'vitest'
import { columnsOf, edgesOf, exitsOf, namesOf, type Way } from './layout.ts'

const step = (title: string, exits: Record<string, null>) =>
  defineStep({ title, exits }).page(() => Promise.resolve({ default: () => null }))

const flow = defineFlow({
  id: 'shop',
  start: 'name',
  pages: {
    name: step('身份认证', { done: null, leave: null }),
    photo: step('上传照片', { done: null, again: null }),
    passed: step('结果', { done: null }),
    help: step('帮助', { done: null }),
  },
  exits: {
    name: { done: server, leave: partner('QUIT') },
    photo: { done: page('passed', { replace: true }), again: page('name') },
    passed: { done: server },
    help: { done: server },
  },
})

const ways: Way[] = [
  { name: 'new', lines: [{ at: 'name', exit: 'done' }, { at: 'photo', exit: 'done' }, { at: 'passed' }] },
]

it('says where each exit leads', () => {
  expect(exitsOf(flow, 'name')).toEqual([
    { exit: 'done', leads: '由服务端决定', isArrow: false },
    { exit: 'leave', leads: '回到合作方 QUIT', isArrow: false },
  ])
  expect(exitsOf(flow, 'photo').map(({ leads }) => leads)).toEqual(['结果（不留记录）', '身份认证'])
})

it('has an arrow for each exit to a page, and for what the server chose on a way', () => {
  expect(edgesOf(flow, ways)).toEqual([
    { from: 'photo', to: 'passed', exit: 'done', byServer: false },
    { from: 'photo', to: 'name', exit: 'again', byServer: false },
    { from: 'name', to: 'photo', exit: 'done', byServer: true },
  ])
})

it('puts a page right of what leads to it, and pages that nothing leads to at the end', () => {
  const edges = edgesOf(flow, ways)
  expect(columnsOf(namesOf(flow, ways), edges)).toEqual([['name'], ['photo'], ['passed'], ['help']])
})

it('has at most three screens in a column', () => {
  const names = ['a', 'b', 'c', 'd', 'e']
  const edges = names.slice(1).map((to) => ({ from: 'a', to, exit: to, byServer: false }))
  expect(columnsOf(names, edges)).toEqual([['a'], ['b', 'c', 'd'], ['e']])
})
