import '@fontsource-variable/noto-sans-sc/wght.css'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import '@koo/kit/theme'
import '@koo/kit/theme/night'
import '@koo/kit/theme/partners'
import '@koo/kit/theme/ruby'
import '@koo/kit/theme/wireframe'
import './preview.css'
import { globalTypes, initialGlobals, viewports } from '../toolbar/globals.ts'
import { withToolbar } from '../toolbar/withToolbar.tsx'

// A busy machine may need seconds for a picture to be compressed or a page to be loaded; a story waits for it.
configure({ asyncUtilTimeout: 15_000 })

const modes = {
  koo: { theme: 'koo', viewport: 'phone' },
  night: { theme: 'night', viewport: 'phone' },
  wireframe: { theme: 'wireframe', viewport: 'phone' },
}

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  initialGlobals,
  globalTypes,
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    chromatic: { modes },
    controls: { expanded: true },
    options: { storySort: { order: ['Guides', 'Foundations', 'Primitives', 'Business', 'Pages', 'Boards'] } },
    viewport: { options: viewports },
  },
  decorators: [
    withToolbar,
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
