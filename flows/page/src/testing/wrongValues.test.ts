import { expect, it } from 'vitest'
import { groupsOf, withAll, wrongRepliesOf } from './wrongValues.ts'

const content = { name: '张三', cards: [{ id: 'C1', bank: '1' }, { id: 'C2' }], day: 8 }
const replies = [...wrongRepliesOf(undefined, content)].filter(
  ({ wrong }) => wrong === undefined || wrong === 7,
)
const fields = replies.map(({ name }) => name).toSorted()
const placesOf = (group: typeof replies) => group.map(({ place }) => place.join('.'))

it.each([0, 1, 2, 3])('every reply is in one group, on day %i', (day) => {
  expect(
    groupsOf(replies, 3, day)
      .flat()
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(fields)
})

it('the whole reply, a list and a missing row are in no group with a part of them', () => {
  for (const group of groupsOf(replies, 20, 0)) {
    const places = placesOf(group)
    if (group.length === 1) continue
    expect(places).not.toContain('')
    expect(places.some((place) => places.some((other) => other.startsWith(`${place}.`)))).toBe(false)
    expect(group.some(({ place, wrong }) => place.at(-1) === '0' && wrong === undefined)).toBe(false)
  }
})

it('another day has other groups', () => {
  expect(groupsOf(replies, 3, 1).map(placesOf)).not.toEqual(groupsOf(replies, 3, 2).map(placesOf))
})

it('a group stands in one reply, which is a copy', () => {
  const named = (name: string) => replies.filter((each) => each.name === name)
  const group = [...named('.name is a number'), ...named('.cards.0.bank is nothing')]
  expect(withAll(content, group)).toEqual({ name: 7, cards: [{ id: 'C1' }, { id: 'C2' }], day: 8 })
  expect(content.name).toBe('张三')
})
