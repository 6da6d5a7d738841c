import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The Vite set-up of Storybook: the same two plugins as the app. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  build: { target: 'es2022', chunkSizeWarningLimit: 4000, reportCompressedSize: false },
})
