import { close, defineFlow, defineStep, page } from '@koo/flow'
import { sandboxWorld, type FaultRule, type WorldOptions } from '@koo/page/testing'
import { openFlow, type OpenFlowOptions } from '@koo/page/testing/flow'
import { onTestFinished } from 'vitest'
import { useAcademicRecord } from '../record.ts'
import { academicForm, academicLoading } from '../step.ts'

export const ASK = 'credit/queryAcademicInfo'
/** What the page after the wait says when there is no record. */
export const NO_RECORD = '没有学籍信息'

function Found() {
  const { data: record } = useAcademicRecord()
  return <p>{record ? `${record.name ?? ''}：${record.academy ?? ''}` : NO_RECORD}</p>
}

/** The field, the wait, and a page that shows what was found. */
export const way = defineFlow({
  id: 'academic',
  start: 'form',
  entries: ['form', 'loading', 'found'],
  pages: {
    form: academicForm,
    loading: academicLoading,
    found: defineStep({ title: '学籍认证结果' }).page(() => Promise.resolve({ default: Found })),
  },
  exits: {
    form: { asking: page('loading', { replace: true }), blocked: close, apply: close },
    loading: { found: page('found', { replace: true }), lost: page('form', { replace: true }) },
  },
})

export interface WayOptions extends WorldOptions, OpenFlowOptions {
  faults?: FaultRule[]
}

/** Opens the way from the field to the record, with the calls that reached the sandbox. */
export function openWay({ faults = [], at, store, memory, entry, ...options }: WayOptions = {}) {
  const world = sandboxWorld(options)
  world.sandbox.addFaults('default', ...faults)
  const given = { ...(store && { store }), ...(memory && { memory }), ...(entry && { entry }) }
  const view = openFlow(way, world, { ...given, ...(at !== undefined && { at }) })
  onTestFinished(() => view.unmount())
  return { world, view, calls: () => world.sandbox.log('default', ASK) }
}
