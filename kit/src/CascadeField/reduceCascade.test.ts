import { expect, it } from 'vitest'
import { keyOf } from './path.ts'
import { cascadeOf, reduceCascade, type CascadeAction, type CascadeState } from './reduceCascade.ts'
import { below, entry, pathOf } from './samples.ts'

const after = (state: CascadeState, ...actions: CascadeAction[]) => actions.reduce(reduceCascade, state)
const loaded = (level: number, ...way: string[]): CascadeAction => ({
  type: 'loaded',
  level,
  parent: keyOf(pathOf(...way)),
  options: below(pathOf(...way)),
})
const selected = (name: string): CascadeAction => ({ type: 'selected', option: entry(name) })
const opened = (level: number): CascadeAction => ({ type: 'levelOpened', level })

/** 浙江省 and 杭州市 are selected, the districts are loaded and shown. */
const inside = after(
  cascadeOf([]),
  loaded(0),
  selected('浙江省'),
  opened(1),
  loaded(1, '浙江省'),
  selected('杭州市'),
  opened(2),
  loaded(2, '浙江省', '杭州市'),
)

it.each([
  ['nothing', [], 0],
  ['one level', ['浙江省'], 0],
  ['three levels', ['浙江省', '杭州市', '西湖区'], 2],
])('starts for %s at the last selected level', (_, way, level) => {
  expect(cascadeOf(pathOf(...way))).toEqual({ path: pathOf(...way), level, levels: [] })
})

it('collects path and options level by level', () => {
  expect(inside.path).toEqual(pathOf('浙江省', '杭州市'))
  expect(inside.level).toBe(2)
  expect(inside.levels).toEqual([below([]), below(pathOf('浙江省')), below(inside.path)])
})

it('removes the levels below another selection, and keeps those above', () => {
  const state = after(inside, opened(0), selected('海南省'))
  expect(state).toEqual({ path: pathOf('海南省'), level: 0, levels: [below([])] })
})

it('changes nothing when the same entry is selected, whatever its name is now', () => {
  const back = after(inside, opened(0))
  expect(after(back, { type: 'selected', option: { code: '浙江省', name: '浙江' } })).toBe(back)
})

it('ignores the options of a path that is no longer selected', () => {
  const other = after(inside, opened(0), selected('海南省'), opened(1))
  expect(after(other, loaded(1, '浙江省'))).toBe(other)
  expect(after(other, loaded(2, '浙江省', '杭州市'))).toBe(other)
  expect(after(other, loaded(1, '海南省')).levels[1]).toEqual(below(pathOf('海南省')))
})

it('knows an empty level from one that is not loaded or failed', () => {
  const at = after(cascadeOf(pathOf('海南省', '儋州市')), opened(2))
  const parent = keyOf(at.path)
  expect(at.levels[2]).toBeUndefined()
  expect(after(at, { type: 'loaded', level: 2, parent, options: [] }).levels).toEqual([
    undefined,
    undefined,
    [],
  ])
  const failed = after(at, { type: 'loaded', level: 2, parent, options: 'failed' })
  expect(failed.levels[2]).toBe('failed')
  expect(after(failed, { type: 'retried' }).levels[2]).toBeUndefined()
})

it('loads only the shown level again', () => {
  const state = after(inside, { type: 'retried' })
  expect(state.levels).toEqual([below([]), below(pathOf('浙江省')), undefined])
  expect([state.path, state.level]).toEqual([inside.path, 2])
})

it('follows a value from outside, but not one with the same codes', () => {
  const path = inside.path.map(({ code }) => ({ code, name: `${code}（新）` }))
  expect(after(inside, { type: 'valueChanged', path })).toBe(inside)
  expect(after(inside, { type: 'valueChanged', path: [] })).toEqual(cascadeOf([]))
})

it('never keeps options of another parent, whatever comes in which order', () => {
  const ways = [[], ['浙江省'], ['海南省'], ['浙江省', '杭州市'], ['海南省', '儋州市'], ['浙江省', '宁波市']]
  let seed = 11
  const random = (below_: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below_
  }
  let state = cascadeOf([])
  for (let step = 0; step < 600; step++) {
    const way = ways[random(ways.length)] ?? []
    const options = state.levels[state.level]
    const option = Array.isArray(options) ? options[random(options.length || 1)] : undefined
    const action: CascadeAction[] = [
      loaded(way.length, ...way),
      loaded(way.length, ...way),
      opened(random(state.path.length + 1)),
      option ? { type: 'selected', option } : { type: 'retried' },
    ]
    state = after(state, action[random(action.length)] as CascadeAction)
    for (const [level, shown] of state.levels.entries()) {
      if (shown !== undefined) expect(shown).toEqual(below(state.path.slice(0, level)))
    }
    for (const [level, { name }] of state.path.entries()) {
      expect(below(state.path.slice(0, level)).map((one) => one.name)).toContain(name)
    }
  }
})
