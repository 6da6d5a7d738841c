import { defineMain } from '@storybook/react-vite/node'
import remarkGfm from 'remark-gfm'
import type { PluginOption } from 'vite'
import { remarkFileNames } from './fileNames.ts'

/** The flows of which alone the stories are wanted (`npm test -- --since`), after a change of nothing else. */
const flows = process.env['KOO_FLOWS']?.split(',')

/** Finds the properties of a component, for the table of controls. */
const DOCGEN = 'storybook:react-docgen-plugin'

/** Reads the properties of kit parts only: to read them in every file takes three quarters of the build. */
const ofKitParts = (plugin: PluginOption): PluginOption =>
  plugin && 'name' in plugin && plugin.name === DOCGEN && typeof plugin.transform === 'function'
    ? { ...plugin, transform: { filter: { id: /\/kit\/src\/.+\.tsx$/ }, handler: plugin.transform } }
    : plugin

export default defineMain({
  framework: '@storybook/react-vite',
  stories: flows
    ? flows.map((folder) => `../../${folder}/src/**/*.stories.tsx`)
    : [
        '../docs/**/*.mdx',
        '../docs/**/*.stories.tsx',
        '../environments/**/*.stories.tsx',
        '../../kit/src/**/*.stories.tsx',
        '../../flows/*/src/**/*.stories.tsx',
        '../../app/lab/src/**/*.stories.tsx',
      ],
  addons: [
    // Without remark-gfm a table of a guide is printed as plain text.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm, remarkFileNames] } } },
    },
    '@storybook/addon-a11y',
    '@chromatic-com/storybook',
  ],
  viteFinal: (config) => ({ ...config, plugins: config.plugins?.map(ofKitParts) }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
})
