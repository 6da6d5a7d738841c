import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What Storybook builds with: the same two plugins as the app. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  build: { target: 'es2022', chunkSizeWarningLimit: 4000, reportCompressedSize: false },
})
