import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { flowFacts } from './.storybook/flowFacts.ts'
import { parts } from './.storybook/parts.ts'
import { reasons } from './.storybook/reasons.ts'
import { register } from './.storybook/register.ts'

/** The Vite set-up of Storybook: the same two plugins as the app, the facts of the flows and parts, the reasons, and the register. */
export default defineConfig({
  // Stories of the environments use the hosts of the app, which is built with these.
  define: { __LAB__: 'false', __VERSION__: JSON.stringify('1.0.0') },
  plugins: [react(), vanillaExtractPlugin(), flowFacts(), parts(), reasons(), register()],
  build: { target: 'es2022', chunkSizeWarningLimit: 4000, reportCompressedSize: false },
})
