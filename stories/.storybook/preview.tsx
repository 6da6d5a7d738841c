import '@fontsource-variable/noto-sans-sc/wght.css'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { configure } from 'storybook/test'
import '@koo/kit/theme'
import '@koo/kit/theme/night'
import '@koo/kit/theme/ruby'
import '@koo/kit/theme/wireframe'
import './preview.css'

// A busy machine may need seconds for a picture to be compressed or a page to be loaded; a story waits for it.
configure({ asyncUtilTimeout: 15_000 })

/** Themes that a designer compares. The visual tests take pictures of the first three. */
const themes = ['koo', 'night', 'wireframe', 'ruby'] as const

const modes = {
  koo: { theme: 'koo', viewport: 'phone' },
  night: { theme: 'night', viewport: 'phone' },
  wireframe: { theme: 'wireframe', viewport: 'phone' },
}

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  initialGlobals: { theme: 'koo', viewport: { value: 'phone', isRotated: false } },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'contrast', items: [...themes], dynamicTitle: true },
    },
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    chromatic: { modes },
    controls: { expanded: true },
    options: { storySort: { order: ['Guides', 'Foundations', 'Primitives', 'Business', 'Pages', 'Boards'] } },
    viewport: {
      options: {
        small: { name: 'Small phone 320', styles: { width: '320px', height: '568px' } },
        phone: { name: 'Phone 375', styles: { width: '375px', height: '812px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      const theme = String(globals['theme'] ?? 'koo')
      useLayoutEffect(() => {
        document.documentElement.dataset['theme'] = theme
      }, [theme])
      return <Story />
    },
    // Marks, focus rings and shadows of a part reach beyond it. Parts that are a page, or an edge of it, say `edge`.
    (Story, { parameters }) =>
      String(parameters['fileName']).includes('kit/src/') && !parameters['edge'] ? (
        <div style={{ padding: 16 }}>
          <Story />
        </div>
      ) : (
        <Story />
      ),
  ],
})
