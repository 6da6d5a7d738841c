import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { flowFacts } from './.storybook/flowFacts.ts'

/** The Vite set-up of Storybook: the same two plugins as the app, and the facts of the flows. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), flowFacts()],
  build: { target: 'es2022', chunkSizeWarningLimit: 4000, reportCompressedSize: false },
})
