import { defineMain } from '@storybook/react-vite/node'
import remarkGfm from 'remark-gfm'
import { remarkFileNames } from './fileNames.ts'

/** The flows of which alone the stories are wanted (`npm test -- --since`), after a change of nothing else. */
const flows = process.env['KOO_FLOWS']?.split(',')

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
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
})
