import { createElement, type ComponentType, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'

interface Story {
  args?: object
  render?: (args: object) => ReactElement
  decorators?: ((Story: ComponentType) => ReactElement)[]
}

interface StoryModule {
  default: { component?: ComponentType<object>; args?: object; render?: Story['render'] }
  [story: string]: Story
}

const modules = import.meta.glob<StoryModule>('../src/*/*.stories.tsx', { eager: true })

describe.each(Object.entries(modules))('%s renders without a browser', (_path, module) => {
  const { default: meta, ...stories } = module
  it.each(Object.entries(stories))('%s', (_name, story) => {
    expect(typeof window).toBe('undefined')
    const consoleErrors = vi.spyOn(console, 'error').mockImplementation(() => {})
    const args = { ...meta.args, ...story.args }
    const draw = story.render ?? meta.render
    const View = () => (draw ? draw(args) : createElement(meta.component ?? 'div', args))
    expect(typeof renderToString(<View />)).toBe('string')
    expect(consoleErrors.mock.calls).toEqual([])
    consoleErrors.mockRestore()
  })
})
