import { useEffect, useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { askWhenDirty, defineFlow, defineStep, useUnsaved } from '../index.ts'
import { renderFlow } from '../testing/index.ts'
import { copy, nothing, views, eventsOf, atGuarded } from './testing/question.tsx'

afterEach(() => {
  for (const view of views.splice(0)) view.unmount()
})

describe('unsaved input', () => {
  /** Set by the page: switches between saved and unsaved. */
  let setDirty: (dirty: boolean) => void = () => undefined
  const Form = () => {
    const [dirty, set] = useState(false)
    useEffect(() => {
      setDirty = set
    }, [])
    useUnsaved(dirty)
    return null
  }

  it('asks on going back, and not before it is typed or after it is saved', async () => {
    const view = await atGuarded(askWhenDirty(copy), { browser: true }, Form)
    setDirty(true)
    await view.settles()
    view.back()
    await expect.poll(() => view.asking()).toBe(true)
    view.press('stay')
    await view.shows('f_b')
    setDirty(false)
    await view.settles()
    view.back()
    await view.shows('f_a')
    expect(eventsOf(view)).toEqual(['asked', 'stayed'])
  })

  it('ends with the page that had it', async () => {
    const view = await atGuarded(askWhenDirty(copy), {}, Form)
    setDirty(true)
    await view.settles()
    await view.takeExit('b', 'done')
    await view.shows('f_a')
    view.go('/f/b')
    await view.shows('f_b')
    view.back()
    await view.shows('f_a')
    expect(eventsOf(view)).toEqual([])
  })

  it('belongs to its own page: one that opens over it is left without a question', async () => {
    const form = defineStep({ title: '表', leave: askWhenDirty(copy) }).page(() =>
      Promise.resolve({ default: Form }),
    )
    const over = defineStep({ title: '文', over: true, leave: askWhenDirty(copy) }).page(() =>
      Promise.resolve({ default: nothing }),
    )
    const view = renderFlow(defineFlow({ id: 'o', start: 'form', pages: { form, 'form/read': over } }))
    views.push(view)
    await view.shows('o_form')
    setDirty(true)
    await view.settles()
    view.go('/o/form/read')
    await view.shows('o_form_read')
    view.back()
    await view.shows('o_form')
    view.host.nativeBack()
    await expect.poll(() => view.asking()).toBe(true)
  })
})
