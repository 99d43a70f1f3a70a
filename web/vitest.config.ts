import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  server: { fs: { allow: ['..'] } }, // the catalogues lie beside the Python code
  test: { environment: 'happy-dom', isolate: false, include: ['test/**/*.test.ts'] },
})
